import path from "node:path";
import { buildSync } from "esbuild";
import { SCRIPT_ADDRESSES, scriptData } from "./script-text";
import { type StructuredDataContent, structuredData } from "./structured-data";

/** Found from the working directory, because Gatsby compiles this file into another folder. */
const FOLDER = path.resolve("src/client/inline");

export type InlineScripts = ReturnType<typeof inlineScripts>;

/**
 * Returns the text of all inline `<script>` elements of the pages, as code or JSON.
 *
 * @param content the content that has passed the check
 * @param bundleHash webpack's hash of the bundle
 */
export function inlineScripts({ site, landing }: StructuredDataContent, bundleHash: string) {
  return {
    /** Runs in the head of every page. */
    head: callOf("head-script"),
    /** Runs in the head of the 404 page. */
    missingPage: callOf("missing-page"),
    /** Runs at the end of every page. `bodyScripts` (page-scripts.tsx) replaces SCRIPT_ADDRESSES in it. */
    loader: callOf("load-scripts", SCRIPT_ADDRESSES, JSON.stringify(bundleHash)),
    /** The structured data of the landing page (JSON). */
    structuredData: scriptData(structuredData({ site, landing })),
  };
}

/**
 * Returns minified code that calls the default export of a module in src/client/inline.
 *
 * @param values the source code of each argument
 */
function callOf(module: "head-script" | "load-scripts" | "missing-page", ...values: string[]): string {
  const { outputFiles } = buildSync({
    stdin: { contents: `import run from "./${module}"; run(${values.join()})`, resolveDir: FOLDER },
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
