import path from "node:path";
import { buildSync } from "esbuild";
import { SCRIPT_ADDRESSES, scriptData } from "./page-scripts";
import { type StructuredDataContent, structuredData } from "./structured-data";

/** From the project's folder, in which Gatsby and Jest run: Gatsby compiles this file to another place. */
const FOLDER = path.resolve("src/client/inline");

export type InlineScripts = ReturnType<typeof inlineScripts>;

/**
 * What stands in the pages as `<script>`, as code or JSON.
 *
 * @param content what the site shows
 * @param bundleHash webpack's name of this build of the bundle
 * @param reportsEvents false where nobody who looks at the pages is a visitor: in a preview, and while developing
 */
export function inlineScripts({ site, landing }: StructuredDataContent, bundleHash: string, reportsEvents: boolean) {
  const { analytics, url } = site;
  return {
    /** Runs in the head of every page. */
    head: callOf("head-script"),
    /** Runs in the head of the 404 page. */
    missingPage: callOf("missing-page"),
    /** Runs at the end of every page that was built, with SCRIPT_ADDRESSES replaced. */
    loader: callOf("load-scripts", SCRIPT_ADDRESSES, JSON.stringify(bundleHash)),
    /** Runs in every page, if there is an analytics service. */
    analytics:
      analytics && reportsEvents
        ? callOf("analytics", JSON.stringify(analytics.endpoint), JSON.stringify(url))
        : undefined,
    /** What the landing page says to machines (JSON). */
    structuredData: scriptData(structuredData({ site, landing })),
  };
}

/**
 * The code of a module with all that it imports, minified, and a call of its default export.
 *
 * @param values as they are written in code
 */
function callOf(module: "analytics" | "head-script" | "load-scripts" | "missing-page", ...values: string[]): string {
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
