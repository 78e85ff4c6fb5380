import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { builtRoutes } from "./built-routes";

/** The folder of the site that is built from fixed content. */
export const SITE_DIR = path.join(__dirname, "../..", ".fixture-site", "public");

/** The path of every page, and of one that is missing. */
export const ROUTES = builtRoutes(SITE_DIR);

/** Returns the size in bytes in which the hosts send a file: with the strongest brotli. */
export function brotliSize(file: string): number {
  return brotliCompressSync(readFileSync(path.join(SITE_DIR, file))).length;
}
