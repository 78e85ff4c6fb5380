/** The fixed content of the site under test (test/fixtures). No edit to the firm's content can break these tests. */

/** The ids of the landing page's sections, from top to bottom. */
export { SECTION_IDS } from "../../content-model/schemas";
export { awards } from "../fixtures/content/awards.json";
export { questions } from "../fixtures/content/faq.json";
export { default as landing } from "../fixtures/content/landing.json";
export { default as notFound } from "../fixtures/content/not-found.json";
export { services } from "../fixtures/content/services.json";
export { default as site } from "../fixtures/content/site.json";
export { stats } from "../fixtures/content/stats.json";
export { default as thankYou } from "../fixtures/content/thank-you.json";

import site from "../fixtures/content/site.json";
import { pageData } from "../helpers/page-data";

/** The reviews, with the fields that the build adds to them. */
export const { reviews } = pageData.reviews;

/** The link that calls the firm. */
export const TEL = `tel:+1${site.contact.phone.replace(/\D/g, "")}`;

/** The link that calls the lawyer who is responsible for the site. */
export const LAWYER_TEL = `tel:+1${site.legal.responsibleLawyer.phone.replace(/\D/g, "")}`;

export const MAILTO = `mailto:${site.contact.email}`;

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };
