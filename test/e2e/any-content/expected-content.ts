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
 * The content of the built site, and the parts of it that have to be on a page. They are derived from the model, so the
 * tests expect a new field or file on its page without a change here.
 */

const ROOT = path.join(__dirname, "../../..");

/** The folder of the built site. */
export const SITE = path.join(ROOT, "public");

/** The path of every built page, and of one that is missing. */
export const ROUTES = builtRoutes(SITE);

const sources = readContent(contentFolder(ROOT));

export const content = parseContent(sources);

export const hasSamples = findSampleItems(sources).length > 0;

/** Returns the content files that a page shows: the file with its name, or for the landing page all other files. */
export function filesOf(route: string): ContentName[] {
  return contentNames().filter((name) => {
    if (name === "not-found") return route === MISSING_ROUTE;
    return route === (ROUTES.includes(`/${name}/`) ? `/${name}/` : "/");
  });
}

/** Words from the content, and their place in the file. */
export interface ExpectedText {
  /** "content/reviews.json: reviews[2].name". */
  field: string;
  words: string;
}

export interface ExpectedContent {
  texts: ExpectedText[];
  /** Addresses to which a link has to lead. */
  links: ExpectedText[];
  /** The first words of each entry of each list, in order. */
  lists: { field: string; entries: string[] }[];
}

/** Fields that are not shown as text on a page. If `unless` is true, they have to be shown after all. */
const NOT_ON_A_PAGE: readonly { fields: RegExp; because: string; unless?: boolean }[] = [
  { fields: /: seo\./, because: "head.spec.ts tests them" },
  { fields: /^content\/site\.json: (?:url|analytics)\b/, because: "they are for machines" },
  { fields: /: contact\.geo\./, because: "the map shows it" },
  { fields: /^content\/awards\.json: .*\.year$/, because: "the badge's tooltip has it, without a comma" },
  { fields: /: errorScreen\./, because: "only the error screen has them" },
  {
    fields: /: awards\.(?:pause|play)$|: reviews\.(?:carouselRole|slideRole|of|previous|next|readMore|readLess)$/,
    because: "they need script",
  },
  { fields: /: faq\./, because: "there are no questions", unless: content.faq.questions.length > 0 },
  { fields: /: reviews\./, because: "there are no reviews", unless: content.reviews.reviews.length > 0 },
  {
    fields: /: awards\.(?:badgesHeading|stripLabel)$/,
    because: "there are no badges",
    unless: content.awards.awards.length > 0,
  },
  { fields: /: hero\.map\b/, because: "the map leaves out labels that do not fit" },
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

/** Returns what a content file, with the values derived from it, has to show on its page. */
export function expectedContent(name: ContentName): ExpectedContent {
  const expected: ExpectedContent = { texts: [], links: [], lists: [] };
  collect(CONTENT_SCHEMAS[name], withDerived(CONTENT_SCHEMAS[name], content[name]), name, [], expected);
  const isOnAPage = ({ field }: { field: string }) =>
    !NOT_ON_A_PAGE.some(({ fields, unless }) => fields.test(field) && !unless);
  return {
    texts: expected.texts.filter(isOnAPage),
    links: expected.links.filter(isOnAPage),
    lists: expected.lists.filter(isOnAPage),
  };
}

function collect(
  shape: z.ZodType,
  value: unknown,
  name: ContentName,
  at: (string | number)[],
  expected: ExpectedContent,
): void {
  if (value === undefined) return;
  const schema = withoutOptional(shape);
  const field = `content/${name}.json: ${formatPath(at)}`;
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    const entries = value.flatMap((item, index) => {
      const before = expected.texts.length;
      collect(schema.element as z.ZodType, item, name, [...at, index], expected);
      return expected.texts[before]?.words ?? [];
    });
    expected.lists.push({ field, entries });
  } else if (schema.meta()?.graphql === "SiteHours") {
    // The page shows the fields of opening hours as one phrase.
    expected.texts.push({ field, words: formatHours(value as OpeningHours) });
  } else if (schema instanceof z.ZodObject) {
    for (const [key, part] of Object.entries(schema.shape as Record<string, z.ZodType>)) {
      if (key !== "sample") collect(part, (value as Record<string, unknown>)[key], name, [...at, key], expected);
    }
  } else if (typeof value === "number") {
    expected.texts.push({ field, words: formatNumber(value) });
  } else if (typeof value === "string") {
    const { plainText, pattern, date } = schema.meta() ?? {};
    if (date) expected.texts.push({ field, words: formatDate(value) });
    else if (value.startsWith("https://")) expected.links.push({ field, words: value });
    else if (plainText || (!pattern && /[ @]/.test(value))) expected.texts.push({ field, words: value });
  }
}
