import path from "node:path";
import { buildSync } from "esbuild";

/** Returns the code of the inline `<script>` of every page: src/browser/page-script.ts, minified. */
export function bundlePageScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.resolve("src/browser/page-script-entry.ts")],
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
