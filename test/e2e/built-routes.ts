import { readFileSync } from "node:fs";
import path from "node:path";
import { builtFiles } from "../../scripts/lib/built-site";

/** The path of a missing page. The host answers it with 404.html. */
export const MISSING_ROUTE = "/nowhere";

/** Returns the paths of all pages in a built site. Other HTML files, such as a proof of ownership, are not pages. */
export function builtRoutes(site: string): string[] {
  return builtFiles(site)
    .filter((file) => file.endsWith(".html") && readFileSync(path.join(site, file), "utf8").includes('id="___gatsby"'))
    .map((file) => (file === "404.html" ? MISSING_ROUTE : `/${file.replace(/(^|\/)index\.html$/, "$1")}`));
}
