import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { builtRoutes } from "../../scripts/lib/built-site";

/** The site that is built from fixed content, and what Gatsby kept of the build. */
export const SITE_DIR = path.join(__dirname, "../..", ".fixture-site", "public");
export const CACHE_DIR = path.join(__dirname, "../..", ".fixture-site", ".cache");

/** Every page there is, and one there is not. */
export const ROUTES = builtRoutes(SITE_DIR);

/** Bytes of all script together, compressed: measured, and a little room (docs/performance.md). */
export const SCRIPT_BUDGET = 125_000;

/** Bytes of a file over the wire: brotli at its strongest, as the hosts send it. */
export function brotliSize(file: string): number {
  return brotliCompressSync(readFileSync(path.join(SITE_DIR, file))).length;
}
