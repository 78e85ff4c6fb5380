import { writeFileSync } from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import { readContentFile } from "../content/content-folder";
import { inlineScripts } from "../ssr/inline-scripts";
import { type Bundle, BundlePlugin } from "./bundle-plugin";
import { licensesFile } from "./licenses";

/** Packages that are replaced by files of the same names in src/client/replacements. */
const REPLACED = ["gatsby-react-router-scroll", "resize-observer-polyfill"];

const NO_BUNDLE_HASH =
  "Gatsby configures its pages before it has written the bundle. Without its hash, each page would load twice. " +
  "After an upgrade, look up the new order in node_modules/gatsby/dist/commands/build.js, and correct " +
  "gatsby/webpack/config.ts.";

/**
 * Returns the hook `onCreateWebpackConfig`, with all that this site changes about Gatsby's webpack configuration. The
 * hook throws when Gatsby configures the pages before it has written the bundle.
 *
 * @param root the project's folder
 */
export function createWebpackConfig(root: string): NonNullable<GatsbyNode["onCreateWebpackConfig"]> {
  const replacements = path.join(root, "src/client/replacements");
  /** The hash of the bundle, once it has been written. Under `gatsby develop`, it is not needed. */
  let bundleHash: string | undefined;

  function onBundle({ hash, folder, sources }: Bundle) {
    bundleHash = hash;
    writeFileSync(path.join(folder, "licenses.txt"), licensesFile(root, sources));
  }

  return ({ stage, actions, plugins }: CreateWebpackConfigArgs) => {
    const replaced = REPLACED.map((name) => [name, path.join(replacements, `${name}.ts`)]);
    actions.setWebpackConfig({ resolve: { alias: Object.fromEntries(replaced) } });
    const { firm, contact, actions: words } = readContentFile("site");
    const { shortName, descriptor } = firm;
    const FIRM = JSON.stringify({ shortName, descriptor, phone: contact.phone, call: words.call });
    actions.setWebpackConfig({ plugins: [plugins.define({ FIRM })] });
    if (stage === "build-html" || stage === "develop-html") {
      if (stage === "build-html" && bundleHash === undefined) throw new Error(NO_BUNDLE_HASH);
      const scripts = inlineScripts(
        { site: readContentFile("site"), landing: readContentFile("landing") },
        bundleHash ?? "",
      );
      actions.setWebpackConfig({ plugins: [plugins.define({ INLINE_SCRIPTS: JSON.stringify(scripts) })] });
    }
    if (stage === "build-javascript") {
      actions.setWebpackConfig({
        // The site has no source maps, because nobody needs them there.
        devtool: false,
        plugins: [new BundlePlugin(onBundle)],
      });
    }
  };
}
