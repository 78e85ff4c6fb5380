/**
 * What the site has to show whose behavior is tested: fixed content (test/fixtures), so that no editor can break a test.
 */
export { awards } from "../fixtures/content/awards.json";
export { cities } from "../fixtures/content/cities.json";
export { questions } from "../fixtures/content/faq.json";
export { default as landing } from "../fixtures/content/landing.json";
export { default as notFound } from "../fixtures/content/not-found.json";
export { reviews } from "../fixtures/content/reviews.json";
export { services } from "../fixtures/content/services.json";
export { default as site } from "../fixtures/content/site.json";
export { stats } from "../fixtures/content/stats.json";
export { default as thankYou } from "../fixtures/content/thank-you.json";

import path from "node:path";
import site from "../fixtures/content/site.json";
import { builtRoutes } from "./built-site";

/** The built site, and what Gatsby kept of the build. */
export const SITE_DIR = path.join(__dirname, "../..", ".fixture-site", "public");
export const CACHE_DIR = path.join(__dirname, "../..", ".fixture-site", ".cache");

/** What dials the firm. */
export const TEL = `tel:+1${site.contact.phone.replace(/\D/g, "")}`;

/** What dials the lawyer who is responsible for the site. */
export const LAWYER_TEL = `tel:+1${site.legal.responsibleLawyer.phone.replace(/\D/g, "")}`;

export const MAILTO = `mailto:${site.contact.email}`;

/** The handles of docs/decisions.md: ids of the landing page's sections, in their order. */
export const SECTION_IDS = ["home", "awards", "services", "faq", "reviews", "about", "guide", "cities", "contact"];

/** Every page there is, and one there is not. */
export const ROUTES = builtRoutes(SITE_DIR);

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

/** Bytes of all script together, compressed: measured, and a little room (docs/performance.md). */
export const SCRIPT_BUDGET = 125_000;
