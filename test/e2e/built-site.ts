import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

/** An address that no page has: every host answers it with 404.html. */
export const MISSING_ROUTE = "/nowhere";

/** Paths of all files of a built site, relative to it, in the order of the alphabet. */
export function builtFiles(siteDir: string): string[] {
  if (!existsSync(path.join(siteDir, "index.html"))) {
    throw new Error(`There is no built site in ${siteDir}. Run "npm run build" or "npm run build:fixtures" first.`);
  }
  return readdirSync(siteDir, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.relative(siteDir, path.join(file.parentPath, file.name)).replaceAll(path.sep, "/"))
    .sort();
}

/** What a visitor enters for each page that the build wrote. */
export function builtRoutes(siteDir: string): string[] {
  return builtFiles(siteDir)
    .filter((file) => file.endsWith(".html"))
    .map((file) => (file === "404.html" ? MISSING_ROUTE : `/${file.replace(/index\.html$/, "")}`));
}

/** Bytes of a file over the wire: brotli at its strongest, as the hosts send it. */
export function brotliSize(siteDir: string, file: string): number {
  return brotliCompressSync(readFileSync(path.join(siteDir, file))).length;
}
