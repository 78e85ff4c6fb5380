import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles, readContent } from "../../content-model/content-folder";
import { pageDataOf } from "../../content-model/page-data";
import { SECTION_IDS } from "../../content-model/schemas";
import { telHref } from "../../src/components/cta/PhoneLink";
import { deriveReview } from "../../src/sections/reviews/derive-review";

export const content = readContent();
export const { site, landing, thankYou } = pageDataOf(content, () => ({ childImageSharp: null }));
export const { stats } = content.stats;
export const awards = content.awards.awards ?? [];

export const reviews = (content.reviews.reviews ?? []).map((review) => ({ ...review, ...deriveReview(review) }));

/** Then two sheets hold the page, and the first round trip its first screen (spec §9; the sample has 15,000 letters). */
export const hasSpecCounts =
  JSON.stringify(content).length < 20_000 &&
  stats.length <= 3 &&
  awards.length <= 9 &&
  reviews.length <= 6 &&
  content.services.services.length <= 9 &&
  content.cities.cities.length <= 58 &&
  site.contact.hours.length === 1 &&
  (content.faq.questions ?? []).every(({ answer }) => !answer);

const isEmpty = (section: string) =>
  (section === "reviews" && reviews.length === 0) || (section === "faq" && !content.faq.questions?.length);
export const SECTIONS = SECTION_IDS.filter((section) => !isEmpty(section));

export const stripMoves = awards.length > 7;
export const reviewsMove = reviews.length > 3;
export const STILL_STRIP = [!stripMoves, "The content has too few badges to move."] as const;
/** The index of a review with a "Read more", the second or third one; -1 if there is none. */
export const LONG_REVIEW = reviews.findIndex(({ hasReadMore }, index) => hasReadMore && (index === 1 || index === 2));
export const NO_LONG_REVIEW = [
  LONG_REVIEW < 0,
  "Neither the second nor the third review of the content is long enough to fold.",
] as const;
export const STILL_REVIEWS = [!reviewsMove, "The content has too few reviews to move."] as const;

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
