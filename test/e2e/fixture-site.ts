import path from "node:path";
import { builtRoutes } from "./built-routes";

/** The site that is built from fixed content. */
export const SITE_DIR = path.join(__dirname, "../..", ".fixture-site", "public");

/** The path of every page, and one path without a page. */
export const ROUTES = builtRoutes(SITE_DIR);
