import path from "node:path";
import { buildSync } from "esbuild";
import type { Content } from "../content/schemas";
import { type InlineScripts, SCRIPT_ADDRESSES, scriptData } from "./page-scripts";
import { structuredData } from "./structured-data";

/** From the project's folder, in which Gatsby and Jest run: Gatsby compiles this file to another place. */
const FOLDER = path.resolve("src/client/inline");

export interface InlineScriptOptions {
  /** False where nobody who looks at the pages is a visitor: in a preview, and while developing. */
  reportsEvents: boolean;
  /** Webpack's name of this build of the bundle. */
  bundleHash: string;
}

/** The inline scripts of a site with this content. */
export function inlineScripts(content: Content, { reportsEvents, bundleHash }: InlineScriptOptions): InlineScripts {
  const { analytics, url } = content.site;
  return {
    head: callOf("head-script"),
    loader: callOf("load-scripts", SCRIPT_ADDRESSES, JSON.stringify(bundleHash)),
    analytics:
      analytics && reportsEvents
        ? callOf("analytics", JSON.stringify(analytics.endpoint), JSON.stringify(url))
        : undefined,
    structuredData: scriptData(structuredData(content)),
  };
}

/**
 * The code of a module with all that it imports, minified, and a call of its default export.
 *
 * @param values as they are written in code
 */
function callOf(module: "analytics" | "head-script" | "load-scripts", ...values: string[]): string {
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
