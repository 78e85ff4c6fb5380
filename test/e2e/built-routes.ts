import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../gatsby/post-build";

/** The folder of the built site. */
export const SITE = path.join(__dirname, "../../public");

/** The path of a missing page. The host answers it with 404.html. */
export const MISSING_ROUTE = "/nowhere";

/** The paths of all files in the built site, relative to it. The CMS and compressed copies are left out. */
export const BUILT_FILES = listFiles(SITE).filter((name) => !name.endsWith(".br") && !name.startsWith("admin/"));

/** The path of every built page, and of one that is missing. Other HTML files, such as Gatsby's slices, are not pages. */
export const ROUTES = BUILT_FILES.filter(
  (file) => file.endsWith(".html") && readFileSync(path.join(SITE, file), "utf8").includes('id="___gatsby"'),
).map((file) => (file === "404.html" ? MISSING_ROUTE : `/${file.replace(/(^|\/)index\.html$/, "$1")}`));
