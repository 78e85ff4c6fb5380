import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles, readContent } from "../../content-model/content-folder";
import { pageDataOf } from "../../content-model/page-data";
import { telHref } from "../../src/components/cta/PhoneLink";
import { deriveReview } from "../../src/sections/reviews/derive-review";

export { SECTION_IDS } from "../../content-model/schemas";

/** Of the site in public/: the fixtures for tests of behavior and of the CMS, the firm's for tests of its pages. */
export const content = readContent();
export const { site, landing, thankYou } = pageDataOf(content, () => ({ childImageSharp: null }));
export const { stats } = content.stats;
export const awards = content.awards.awards ?? [];

export const reviews = (content.reviews.reviews ?? []).map((review) => ({ ...review, ...deriveReview(review) }));

export const TEL = telHref(site.contact.phone);
export const MAILTO = `mailto:${site.contact.email}`;

export const SITE = path.join(__dirname, "../../public");

export const MISSING_ROUTE = "/nowhere";

export const BUILT_FILES = listFiles(SITE).filter((name) => !name.startsWith("admin/"));

export const ROUTES = BUILT_FILES.filter((file) => /(?:^|\/)index\.html$|^404\.html$/.test(file))
  .filter((file) => readFileSync(path.join(SITE, file), "utf8").includes('id="___gatsby"'))
  .map((file) => (file === "404.html" ? MISSING_ROUTE : `/${file.replace("index.html", "")}`));

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };
