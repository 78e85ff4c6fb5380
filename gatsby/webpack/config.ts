import path from "node:path";
import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import { stagedContentFolder } from "../content/content-staging";
import type { Content } from "../content/schemas";
import { inlineScripts } from "../ssr/inline-scripts";
import { BundlePlugin } from "./bundle-plugin";

/** Packages that visitors are better off without, and the file in src/client/replacements used instead. */
const REPLACED = ["gatsby-react-router-scroll", "resize-observer-polyfill"];

interface SiteOptions {
  /** The content that has passed the check, once it has been read. */
  content: () => Content;
  /** False for a deploy that is only a preview. */
  indexable: boolean;
}

/**
 * What this site changes about Gatsby's webpack configuration.
 *
 * @param root the project's folder
 */
export function createWebpackConfig(
  root: string,
  { content, indexable }: SiteOptions,
): NonNullable<GatsbyNode["onCreateWebpackConfig"]> {
  const replacements = path.join(root, "src/client/replacements");
  /** Gatsby asks for the configuration of the pages when the bundle has been written. */
  let bundleHash = "";

  return ({ stage, actions, plugins }: CreateWebpackConfigArgs) => {
    actions.setWebpackConfig({ resolve: { alias: { "staged-content": stagedContentFolder(root) } } });
    if (stage === "build-html" || stage === "develop-html") {
      const scripts = inlineScripts(content(), { reportsEvents: stage === "build-html" && indexable, bundleHash });
      actions.setWebpackConfig({ plugins: [plugins.define({ INLINE_SCRIPTS: JSON.stringify(scripts) })] });
    }
    if (stage === "build-javascript") {
      const onHash = (hash: string) => {
        bundleHash = hash;
      };
      actions.setWebpackConfig({
        // The source is public in the repository; on the site it would be weight that nobody asked for.
        devtool: false,
        resolve: { alias: Object.fromEntries(REPLACED.map((name) => [name, path.join(replacements, `${name}.ts`)])) },
        plugins: [new BundlePlugin({ root, replaced: REPLACED, onHash })],
      });
    }
  };
}
