import path from "node:path";
import * as z from "zod";
import { contentNames } from "../../../content-model/check";
import { withDerived } from "../../../content-model/derived-values";
import { formatPath } from "../../../content-model/diagnostics";
import { findSampleItems } from "../../../content-model/launch-check";
import { CONTENT_SCHEMAS, type ContentName } from "../../../content-model/schemas";
import { withoutOptional } from "../../../content-model/walk-schema";
import { parseContent } from "../../../gatsby/content/parse-content";
import { contentFolder, readContent } from "../../../gatsby/content/read-content";
import { formatDate, formatHours, formatNumber, type OpeningHours } from "../../../src/lib/format";
import { builtRoutes, MISSING_ROUTE } from "../built-routes";

/**
 * The content that the built site was made from, and what of it has to be seen, derived from the model: a field or a
 * file that is added there is expected on its page without another line here.
 */

const ROOT = path.join(__dirname, "../../..");

/** Folder of the built site. */
export const SITE = path.join(ROOT, "public");

/** Every page that was built from the content, and one there is not. */
export const ROUTES = builtRoutes(SITE);

const sources = readContent(contentFolder(ROOT));

export const content = parseContent(sources);

export const hasSamples = findSampleItems(sources).length > 0;

/** The content files that a page shows: the one that is called like it, or on the landing page all the others. */
export function filesOf(route: string): ContentName[] {
  return contentNames().filter((name) => {
    if (name === "not-found") return route === MISSING_ROUTE;
    return route === (ROUTES.includes(`/${name}/`) ? `/${name}/` : "/");
  });
}

/** One thing that content says, and where an editor finds it. */
export interface ExpectedText {
  /** "content/reviews.json: reviews[2].name". */
  field: string;
  words: string;
}

export interface ExpectedContent {
  texts: ExpectedText[];
  /** Addresses that have to be the target of a link. */
  links: ExpectedText[];
  /** Entries of each list, in their order, each by its first words. */
  lists: { field: string; entries: string[] }[];
}

/** Fields that stand on no page as text in its HTML. Some of them only sometimes: `unless` says whether they do. */
const NOT_ON_A_PAGE: readonly { fields: RegExp; because: string; unless?: boolean }[] = [
  { fields: /: seo\./, because: "they are in the head, which has a test of its own" },
  { fields: /^content\/site\.json: (?:url|analytics)\b/, because: "they are for machines" },
  { fields: /: contact\.geo\./, because: "it is a place on the drawn map" },
  { fields: /^content\/awards\.json: .*\.year$/, because: "it stands in the badge's tooltip, without a comma" },
  { fields: /: errorScreen\./, because: "they are for a page that broke" },
  {
    fields: /: awards\.(?:pause|play)$|: reviews\.(?:carouselRole|slideRole|of|previous|next|readMore|readLess)$/,
    because: "only a script can do what they say",
  },
  { fields: /: faq\./, because: "there are no questions", unless: content.faq.questions.length > 0 },
  { fields: /: reviews\./, because: "there are no reviews", unless: content.reviews.reviews.length > 0 },
  {
    fields: /: awards\.(?:badgesHeading|stripLabel)$/,
    because: "there are no badges",
    unless: content.awards.awards.length > 0,
  },
  { fields: /: hero\.map\b/, because: "they are left out where they do not fit on the drawn map" },
  { fields: /: sampleNotice$/, because: "nothing is a sample", unless: hasSamples },
  {
    fields: /: footer\.privacyPolicy$/,
    because: "there is no policy to link to",
    unless: content.site.links.privacyPolicy !== undefined,
  },
  {
    fields: /: links\.propertyGuide$/,
    because: "no step leads to it",
    unless: content["thank-you"].steps.some(({ link }) => link === "propertyGuide"),
  },
];

/** What a content file says, and what follows from it. */
export function expectedContent(name: ContentName): ExpectedContent {
  const said: ExpectedContent = { texts: [], links: [], lists: [] };
  collect(CONTENT_SCHEMAS[name], withDerived(CONTENT_SCHEMAS[name], content[name]), name, [], said);
  const isOnAPage = ({ field }: { field: string }) =>
    !NOT_ON_A_PAGE.some(({ fields, unless }) => fields.test(field) && !unless);
  return {
    texts: said.texts.filter(isOnAPage),
    links: said.links.filter(isOnAPage),
    lists: said.lists.filter(isOnAPage),
  };
}

function collect(
  shape: z.ZodType,
  value: unknown,
  name: ContentName,
  at: (string | number)[],
  said: ExpectedContent,
): void {
  if (value === undefined) return;
  const schema = withoutOptional(shape);
  const field = `content/${name}.json: ${formatPath(at)}`;
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    const entries = value.flatMap((item, index) => {
      const before = said.texts.length;
      collect(schema.element as z.ZodType, item, name, [...at, index], said);
      return said.texts[before]?.words ?? [];
    });
    said.lists.push({ field, entries });
  } else if (schema.meta()?.graphql === "SiteHours") {
    // Its fields stand on the page as one phrase.
    said.texts.push({ field, words: formatHours(value as OpeningHours) });
  } else if (schema instanceof z.ZodObject) {
    for (const [key, part] of Object.entries(schema.shape as Record<string, z.ZodType>)) {
      if (key !== "sample") collect(part, (value as Record<string, unknown>)[key], name, [...at, key], said);
    }
  } else if (typeof value === "number") {
    said.texts.push({ field, words: formatNumber(value) });
  } else if (typeof value === "string") {
    const { plainText, pattern, date } = schema.meta() ?? {};
    if (date) said.texts.push({ field, words: formatDate(value) });
    else if (value.startsWith("https://")) said.links.push({ field, words: value });
    else if (plainText || (!pattern && /[ @]/.test(value))) said.texts.push({ field, words: value });
  }
}
