import { existsSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../gatsby/postbuild/postbuild";

/** The folder of the built site: public/ or the one that `SITE_DIR` names. */
export const SITE = path.resolve(__dirname, "../..", process.env.SITE_DIR || "public");

/** @throws if the folder has no built site */
export function assertBuilt(site: string): void {
  if (existsSync(path.join(site, "index.html"))) return;
  throw new Error(`There is no built site in ${site}. Run "npm run build" first.`);
}

/**
 * Returns the paths of all files in a built site, relative to it. The CMS and compressed copies are left out.
 *
 * @throws if the folder has no built site
 */
export function builtFiles(site: string): string[] {
  assertBuilt(site);
  return listFiles(site).filter((name) => !name.endsWith(".br") && !name.startsWith("admin/"));
}
