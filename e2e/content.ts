/** What the site has to show: the content files, read as editors write them. */
export { awards } from "../content/awards.json";
export { cities } from "../content/cities.json";
export { questions } from "../content/faq.json";
export { default as landing } from "../content/landing.json";
export { default as notFound } from "../content/not-found.json";
export { reviews } from "../content/reviews.json";
export { services } from "../content/services.json";
export { default as site } from "../content/site.json";
export { stats } from "../content/stats.json";
export { default as thankYou } from "../content/thank-you.json";

import site from "../content/site.json";

/** What dials the firm. */
export const TEL = `tel:+1${site.contact.phone.replace(/\D/g, "")}`;

export const MAILTO = `mailto:${site.contact.email}`;

/** The handles of docs/decisions.md: ids of the landing page's sections, in their order. */
export const SECTION_IDS = ["home", "awards", "services", "faq", "reviews", "about", "guide", "cities", "contact"];

/** The pages there are, and one there is not. */
export const ROUTES = ["/", "/thank-you/", "/nowhere"];

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };
