/**
 * What the site has to show whose behavior is tested: fixed content (test/fixtures), so that no editor can break a test.
 */
export { awards } from "../test/fixtures/content/awards.json";
export { cities } from "../test/fixtures/content/cities.json";
export { questions } from "../test/fixtures/content/faq.json";
export { default as landing } from "../test/fixtures/content/landing.json";
export { default as notFound } from "../test/fixtures/content/not-found.json";
export { reviews } from "../test/fixtures/content/reviews.json";
export { services } from "../test/fixtures/content/services.json";
export { default as site } from "../test/fixtures/content/site.json";
export { stats } from "../test/fixtures/content/stats.json";
export { default as thankYou } from "../test/fixtures/content/thank-you.json";

import path from "node:path";
import site from "../test/fixtures/content/site.json";

/** The built site, and what Gatsby kept of the build. */
export const SITE_DIR = path.join(__dirname, "..", ".fixture-site", "public");
export const CACHE_DIR = path.join(__dirname, "..", ".fixture-site", ".cache");

/** What dials the firm. */
export const TEL = `tel:+1${site.contact.phone.replace(/\D/g, "")}`;

/** What dials the lawyer who is responsible for the site. */
export const LAWYER_TEL = `tel:+1${site.legal.responsibleLawyer.phone.replace(/\D/g, "")}`;

export const MAILTO = `mailto:${site.contact.email}`;

/** The handles of docs/decisions.md: ids of the landing page's sections, in their order. */
export const SECTION_IDS = ["home", "awards", "services", "faq", "reviews", "about", "guide", "cities", "contact"];

/** The pages there are, and one there is not. */
export const ROUTES = ["/", "/thank-you/", "/nowhere"];

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };
