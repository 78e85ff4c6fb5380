import path from "node:path";
import * as z from "zod";
import { contentNames } from "../../../content-model/check";
import { withDerived } from "../../../content-model/derived-values";
import { formatPath } from "../../../content-model/diagnostics";
import { findSampleContent } from "../../../content-model/sample-content";
import { withoutOptional } from "../../../content-model/schema-diagnostics";
import { CONTENT_SCHEMAS, type ContentName } from "../../../content-model/schemas";
import { parseContent } from "../../../gatsby/content/parse-content";
import { contentFolder } from "../../../gatsby/content/read-content";
import { builtRoutes } from "../../../scripts/lib/built-site";
import { formatDate, formatTime } from "../../../src/lib/format";

/**
 * The content that the built site was made from, and what of it has to be seen, derived from the model: a field that is
 * added there is expected on the page without another line here.
 */

const ROOT = path.join(__dirname, "../../..");

export const content = parseContent(contentFolder(ROOT));

export const hasSamples = contentNames().some((name) => findSampleContent(name, content[name]).length > 0);

/** Every page that was built from it. */
export const ROUTES = builtRoutes(path.join(ROOT, "public"));

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

/** What a content file says that stands on no page as text in its HTML, each with the reason. */
const NOT_IN_THE_HTML: readonly RegExp[] = [
  // The head of the page, which has a test of its own.
  /: seo\./,
  /^content\/site\.json: (?:url|analytics)\b/,
  // The screen for a page that broke.
  /: errorScreen\./,
  // Words for what only a script can do.
  /: awards\.(?:pause|play)$/,
  /: reviews\.(?:carouselRole|slideRole|of|previous|next|readMore|readLess)$/,
  // Left out where they do not fit on the drawn map.
  /: hero\.map\b/,
];

/** Words that are only needed where something else is there. */
const ONLY_IF: readonly [field: RegExp, condition: () => boolean][] = [
  [/: sampleNotice$/, () => hasSamples],
  [/: footer\.privacyPolicy$/, () => content.site.links.privacyPolicy !== undefined],
  [/: links\.propertyGuide$/, () => content["thank-you"].steps.some(({ link }) => link === "propertyGuide")],
];

/** What a content file says, and what follows from it. */
export function expectedContent(name: ContentName): ExpectedContent {
  const said: ExpectedContent = { texts: [], links: [], lists: [] };
  collect(CONTENT_SCHEMAS[name], withDerived(CONTENT_SCHEMAS[name], content[name]), name, [], said);
  const expected = ({ field }: { field: string }) =>
    !NOT_IN_THE_HTML.some((pattern) => pattern.test(field)) &&
    ONLY_IF.every(([pattern, condition]) => !pattern.test(field) || condition());
  return {
    texts: said.texts.filter(expected),
    links: said.links.filter(expected),
    lists: said.lists.filter(expected),
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
    const first = said.texts.length;
    const entries = value.flatMap((item, index) => {
      const before = said.texts.length;
      collect(schema.element as z.ZodType, item, name, [...at, index], said);
      return said.texts[before]?.words ?? [];
    });
    if (said.texts.length > first) said.lists.push({ field, entries });
    return;
  }
  if (schema instanceof z.ZodObject) {
    for (const [key, part] of Object.entries(schema.shape as Record<string, z.ZodType>)) {
      if (key !== "sample") collect(part, (value as Record<string, unknown>)[key], name, [...at, key], said);
    }
    return;
  }
  if (typeof value !== "string") return;
  const { plainText, pattern, date } = schema.meta() ?? {};
  if (date) said.texts.push({ field, words: formatDate(value) });
  else if (/^\d\d:\d\d$/.test(value)) said.texts.push({ field, words: formatTime(value) });
  else if (value.startsWith("https://")) said.links.push({ field, words: value });
  else if (plainText || (!pattern && /[ @]/.test(value))) said.texts.push({ field, words: value });
}
