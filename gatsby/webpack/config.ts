import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { Configuration } from "webpack";
import { stagedContentFolder } from "../content/content-staging";
import { listFiles } from "../content/read-content";
import { inlineScript } from "../ssr/inline-scripts";
import { type Bundle, BundleReportPlugin } from "./bundle-report";
import { assertReplaced, replacementPlugins } from "./replacements";

/**
 * What this site changes about Gatsby's webpack configuration.
 *
 * @param root the project's folder
 * @param onBundle is called with the names of the files of each bundle that was written
 */
export function changeWebpackConfig(
  root: string,
  { stage, actions, plugins, getConfig }: CreateWebpackConfigArgs,
  onBundle: (files: readonly string[]) => void,
): void {
  actions.setWebpackConfig({ resolve: { alias: { "staged-content": stagedContentFolder(root) } } });
  if (stage === "build-html" || stage === "develop-html") {
    const constants = {
      "process.env.INLINE_HEAD_SCRIPT": JSON.stringify(inlineScript("head-script")),
      "process.env.STYLES_DIGEST": JSON.stringify(stylesDigest(root)),
    };
    actions.setWebpackConfig({ plugins: [plugins.define(constants)] });
  }
  if (stage !== "build-javascript") return;

  function report({ files, modules }: Bundle) {
    assertReplaced(modules);
    // Outside of what is published: test/e2e/behavior/budgets.spec.ts reads it.
    writeFileSync(path.join(root, ".cache", "bundle-modules.json"), JSON.stringify(modules, null, 1));
    onBundle(files);
  }
  const config: Configuration = getConfig();
  actions.replaceWebpackConfig({
    ...config,
    // Gatsby's own entry, in slices.
    entry: { ...Object(config.entry), app: path.join(root, "src/client/production-entry.ts") },
    // The source is public in the repository; on the site it would be weight that nobody asked for.
    devtool: false,
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve?.alias, "gatsby-production-app": path.join(root, ".cache/production-app") },
    },
    plugins: [...(config.plugins ?? []), ...replacementPlugins(root), new BundleReportPlugin(root, report)],
    optimization: {
      ...config.optimization,
      // Gatsby's own two, but the licenses stand in one file instead of in comments and a file per script.
      minimizer: [
        plugins.minifyJs({ extractComments: false, terserOptions: { output: { ecma: 5, comments: false } } }),
        plugins.minifyCss(),
      ],
    },
  });
}

/**
 * A digest of everything that decides the style sheet besides the components.
 *
 * Gatsby writes the style sheet into each page, but on a warm build it writes again only pages whose code or data
 * changed: an edit of a style alone would not be seen. gatsby-ssr.tsx carries this digest, so that its code changes.
 */
function stylesDigest(root: string): string {
  const styles = listFiles(path.join(root, "src/styles")).map((name) => `src/styles/${name}`);
  const hash = createHash("sha1");
  for (const name of ["tailwind.config.js", "postcss.config.js", ...styles]) {
    hash.update(name).update(readFileSync(path.join(root, name)));
  }
  return hash.digest("hex");
}
