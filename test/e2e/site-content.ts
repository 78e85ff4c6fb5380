/** The content of the site under test, which is the firm's own. */
import { pageDataOf } from "../../content-model/page-data";
import { CONTENT_NAMES, type Content, SECTION_IDS } from "../../content-model/schemas";
import { readContentFile } from "../../gatsby/content-folder";

/** The ids of the landing page's sections, from top to bottom. */
export { SECTION_IDS };

export const content = Object.fromEntries(CONTENT_NAMES.map((name) => [name, readContentFile(name)])) as Content;
export const { site, landing } = content;
export const thankYou = content["thank-you"];
export const { services } = content.services;
export const { stats } = content.stats;
export const awards = content.awards.awards ?? [];

/** The reviews, with the fields that the build adds to them. */
export const { reviews } = pageDataOf(content, () => null).reviews;

/** The link that calls the firm. */
export const TEL = `tel:+1${site.contact.phone.replace(/\D/g, "")}`;

/** The link that calls the lawyer who is responsible for the site. */
export const LAWYER_TEL = `tel:+1${site.legal.responsibleLawyer.phone.replace(/\D/g, "")}`;

export const MAILTO = `mailto:${site.contact.email}`;

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };
