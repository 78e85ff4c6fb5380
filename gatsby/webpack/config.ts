import path from "node:path";
import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import type { Content } from "../../content-model/schemas";
import { stagedContentFolder } from "../content/content-staging";
import { inlineScripts } from "../ssr/inline-scripts";
import { BundlePlugin } from "./bundle-plugin";

/** Packages that visitors are better off without, and the file in src/client/replacements used instead. */
const REPLACED = ["gatsby-react-router-scroll", "resize-observer-polyfill"];

/**
 * What this site changes about Gatsby's webpack configuration.
 *
 * @param root the project's folder
 * @param content answers with the content that has passed the check
 * @param indexable false for a deploy that is only a preview
 */
export function createWebpackConfig(
  root: string,
  content: () => Content,
  indexable: boolean,
): NonNullable<GatsbyNode["onCreateWebpackConfig"]> {
  const replacements = path.join(root, "src/client/replacements");
  /** Gatsby asks for the configuration of the pages when the bundle has been written. */
  let bundleHash = "";

  return ({ stage, actions, plugins }: CreateWebpackConfigArgs) => {
    actions.setWebpackConfig({ resolve: { alias: { "staged-content": stagedContentFolder(root) } } });
    if (stage === "build-html" || stage === "develop-html") {
      const scripts = inlineScripts(content(), bundleHash, stage === "build-html" && indexable);
      actions.setWebpackConfig({ plugins: [plugins.define({ INLINE_SCRIPTS: JSON.stringify(scripts) })] });
    }
    if (stage === "build-javascript") {
      actions.setWebpackConfig({
        // The source is public in the repository; on the site it would be weight that nobody asked for.
        devtool: false,
        resolve: { alias: Object.fromEntries(REPLACED.map((name) => [name, path.join(replacements, `${name}.ts`)])) },
        plugins: [new BundlePlugin(root, REPLACED, (hash) => (bundleHash = hash))],
      });
    }
  };
}
