import { existsSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../gatsby/content/read-content";

/** Paths of all files in a built site, relative to it. Of hidden folders a site has one alone. */
export function builtFiles(site: string): string[] {
  if (!existsSync(path.join(site, "index.html"))) {
    throw new Error(`There is no built site in ${site}. Run "npm run build" first.`);
  }
  return [...listFiles(site), ...listFiles(site, ".well-known/")];
}
