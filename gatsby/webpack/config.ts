import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { Compiler, Configuration, WebpackPluginInstance } from "webpack";
import { listFiles } from "../content/read-content";
import { stagedContentFolder } from "../content/staging";
import { inlineScript } from "../ssr/inline-scripts";
import { type Bundle, BundleReportPlugin } from "./bundle-report";

const REPLACEMENTS = "src/client/replacements";

/** Modules of libraries that visitors are better off without, and the file in src/client/replacements that stands in. */
const REPLACED: readonly [request: RegExp, file: string][] = [
  [/^@builder\.io\/partytown\/integration$/, "partytown.ts"],
  [/\/head\/head-export-handler-for-browser$/, "gatsby-head.ts"],
  [/^gatsby-react-router-scroll$/, "gatsby-react-router-scroll.ts"],
  [/^resize-observer-polyfill$/, "resize-observer-polyfill.ts"],
];

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
      "process.env.INLINE_HEAD_SCRIPT": JSON.stringify(inlineScript("head")),
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
    plugins: [
      ...(config.plugins ?? []),
      ...REPLACED.map(([request, file]) => replaceModule(request, path.join(root, REPLACEMENTS, file))),
      new BundleReportPlugin(root, report),
    ],
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

function replaceModule(request: RegExp, file: string): WebpackPluginInstance {
  return {
    apply: (compiler: Compiler) => new compiler.webpack.NormalModuleReplacementPlugin(request, file).apply(compiler),
  };
}

/** @throws when a replacement is not part of the bundle: the library has changed, and would be sent as it is */
function assertReplaced(modules: Bundle["modules"]): void {
  const bundled = new Set(Object.values(modules).flat());
  for (const [request, file] of REPLACED) {
    if (bundled.has(`${REPLACEMENTS}/${file}`)) continue;
    throw new Error(
      `${REPLACEMENTS}/${file} replaces the module ${request}, which nothing imports any more. After an upgrade, see ` +
        "under which name the library imports it now, and correct or remove the line in gatsby/webpack/config.ts.",
    );
  }
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
