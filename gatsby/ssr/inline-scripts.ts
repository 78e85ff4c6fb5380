import path from "node:path";
import { buildSync } from "esbuild";

/** From the project's folder, in which Gatsby and Jest run: Gatsby compiles this file to another place. */
const FOLDER = path.resolve("src/client/inline");

/** The scripts that stand in the HTML itself, by their module. Its default export is called. */
interface InlineScripts {
  analytics: typeof import("../../src/client/inline/analytics").default;
  "head-script": typeof import("../../src/client/inline/head-script").default;
  "load-scripts": typeof import("../../src/client/inline/load-scripts").default;
}

/**
 * The code of an inline script: its module with all that it imports, bundled and minified, and a call with `values`,
 * which JSON has to be able to express.
 */
export function inlineScript<Name extends keyof InlineScripts>(
  name: Name,
  ...values: Parameters<InlineScripts[Name]>
): string {
  const call = `run(${values.map((value) => JSON.stringify(value)).join()})`;
  const { outputFiles } = buildSync({
    stdin: { contents: `import run from "./${name}"; ${call}`, resolveDir: FOLDER },
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2020",
    charset: "utf8",
  });
  // esbuild writes "</script" in a string as "<\/script", so that no value ends the element.
  return outputFiles.map(({ text }) => text.trim()).join("");
}
