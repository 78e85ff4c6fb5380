import { existsSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../gatsby/content/read-content";

/** The folder of the built site: public/, unless `SITE_DIR` names another. */
export const SITE = path.resolve(__dirname, "../..", process.env.SITE_DIR || "public");

/** Paths of all files in a built site, relative to it. Of hidden folders a site has one alone. @throws if there is none */
export function builtFiles(site: string): string[] {
  if (!existsSync(path.join(site, "index.html"))) {
    throw new Error(`There is no built site in ${site}. Run "npm run build" first.`);
  }
  return [...listFiles(site), ...listFiles(site, ".well-known/")];
}
