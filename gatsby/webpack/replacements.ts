import path from "node:path";
import type { Compiler, WebpackPluginInstance } from "webpack";
import type { Bundle } from "./bundle-report";

const FOLDER = "src/client/replacements";

/** Modules of libraries that visitors are better off without, and the file in src/client/replacements used instead. */
const REPLACED: readonly [request: RegExp, file: string][] = [
  [/^@builder\.io\/partytown\/integration$/, "partytown.ts"],
  [/\/head\/head-export-handler-for-browser$/, "gatsby-head.ts"],
  [/^gatsby-react-router-scroll$/, "gatsby-react-router-scroll.ts"],
  [/^resize-observer-polyfill$/, "resize-observer-polyfill.ts"],
];

/** @param root the project's folder */
export function replacementPlugins(root: string): WebpackPluginInstance[] {
  return REPLACED.map(([request, file]) => ({
    apply(compiler: Compiler) {
      new compiler.webpack.NormalModuleReplacementPlugin(request, path.join(root, FOLDER, file)).apply(compiler);
    },
  }));
}

/** @throws when a replacement is not part of the bundle: the library has changed, and would be sent as it is */
export function assertReplaced(modules: Bundle["modules"]): void {
  const bundled = new Set(Object.values(modules).flat());
  for (const [request, file] of REPLACED) {
    if (bundled.has(`${FOLDER}/${file}`)) continue;
    throw new Error(
      `${FOLDER}/${file} replaces the module ${request}, which nothing imports any more. After an upgrade, see under ` +
        "which name the library imports it now, and correct or remove the line in gatsby/webpack/replacements.ts.",
    );
  }
}
