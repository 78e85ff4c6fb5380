import path from "node:path";
import { buildSync } from "esbuild";
import { type StructuredDataContent, structuredData } from "./structured-data";

/** Found from the working directory, because Gatsby compiles this file into another folder. */
const FOLDER = path.resolve("src/browser");

export type InlineScripts = ReturnType<typeof inlineScripts>;

/** Returns the text of the inline `<script>` elements, which webpack puts into gatsby/page-scripts.tsx. */
export function inlineScripts(content: StructuredDataContent) {
  return {
    /** Runs in the head of every page. */
    head: bundleCall("head"),
    /** Runs in the head of the 404 page. */
    missingPage: bundleCall("missing-page"),
    /** Runs at the end of every page, with two arguments that are known only when the page is rendered. */
    loader: bundleCall("late-scripts", "SCRIPT_ADDRESSES", "BUNDLE_HASH"),
    /** The structured data of the landing page. "<" is escaped, so that no text can end the `<script>`. */
    structuredData: JSON.stringify(structuredData(content)).replaceAll("<", "\\u003c"),
  };
}

/** Returns minified code that calls the default export of a module in src/browser with these arguments. */
function bundleCall(module: "head" | "late-scripts" | "missing-page", ...values: string[]): string {
  const { outputFiles } = buildSync({
    stdin: { contents: `import run from "./${module}"; run(${values.join()})`, resolveDir: FOLDER },
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2020",
    charset: "utf8",
  });
  // esbuild writes "</script" in a string as "<\/script", so no string ends the `<script>`.
  return outputFiles.map(({ text }) => text.trim()).join("");
}
