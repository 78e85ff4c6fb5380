import path from "node:path";
import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import type { Content } from "../../content-model/schemas";
import { stagedContentFolder } from "../content/content-staging";
import { inlineScripts } from "../ssr/inline-scripts";
import { BundlePlugin } from "./bundle-plugin";

/** Packages that visitors are better off without, and the file in src/client/replacements used instead. */
const REPLACED = ["gatsby-react-router-scroll", "resize-observer-polyfill"];

const NO_BUNDLE_HASH =
  "Gatsby configures its pages before it has written the bundle, whose hash they need: each would load twice. After an " +
  "upgrade, see in node_modules/gatsby/dist/commands/build.js in which order it does so now, and correct " +
  "gatsby/webpack/config.ts.";

/**
 * What this site changes about Gatsby's webpack configuration.
 *
 * @param root the project's folder
 * @param content answers with the content that has passed the check
 * @param indexable false for a deploy that is only a preview
 * @returns the hook. It throws when Gatsby asks for the configuration of the pages too early
 */
export function createWebpackConfig(
  root: string,
  content: () => Content,
  indexable: boolean,
): NonNullable<GatsbyNode["onCreateWebpackConfig"]> {
  const replacements = path.join(root, "src/client/replacements");
  /** Known once the bundle has been written. Under `gatsby develop`, Gatsby compares none. */
  let bundleHash: string | undefined;

  return ({ stage, actions, plugins }: CreateWebpackConfigArgs) => {
    const replaced = REPLACED.map((name) => [name, path.join(replacements, `${name}.ts`)]);
    const alias = { "staged-content": stagedContentFolder(root), ...Object.fromEntries(replaced) };
    actions.setWebpackConfig({ resolve: { alias } });
    if (stage === "build-html" || stage === "develop-html") {
      if (stage === "build-html" && bundleHash === undefined) throw new Error(NO_BUNDLE_HASH);
      const scripts = inlineScripts(content(), bundleHash ?? "", stage === "build-html" && indexable);
      actions.setWebpackConfig({ plugins: [plugins.define({ INLINE_SCRIPTS: JSON.stringify(scripts) })] });
    }
    if (stage === "build-javascript") {
      actions.setWebpackConfig({
        // The source is public in the repository; on the site it would be weight that nobody asked for.
        devtool: false,
        plugins: [new BundlePlugin(root, REPLACED, (hash) => (bundleHash = hash))],
      });
    }
  };
}
