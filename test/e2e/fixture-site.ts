import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { builtRoutes } from "./built-routes";

/** The site that is built from fixed content. */
export const SITE_DIR = path.join(__dirname, "../..", ".fixture-site", "public");

/** Every page there is, and one there is not. */
export const ROUTES = builtRoutes(SITE_DIR);

/** Bytes of a file over the wire: brotli at its strongest, as the hosts send it. */
export function brotliSize(file: string): number {
  return brotliCompressSync(readFileSync(path.join(SITE_DIR, file))).length;
}
