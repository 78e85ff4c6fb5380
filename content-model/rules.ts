import { type Path, schemaAt, textsIn } from "./schema-paths";
import { CONTENT_SCHEMAS, type Content, type ContentName, WEEKDAYS } from "./schemas";

export interface Problem {
  file: ContentName;
  path: Path;
  /** Completes the sentence "`field` …", and says how to fix it. */
  message: string;
}

/** Finds what no schema can. `content` has only files that fit their schemas. Rules run in the page of the CMS, too. */
type Rule = (content: Partial<Content>) => Problem[];

/** Each entry's days and times are in order, and no two entries overlap. */
const openingHours: Rule = ({ site }) => {
  const hours = site?.contact.hours ?? [];
  const dayOf = (day: (typeof WEEKDAYS)[number]) => WEEKDAYS.indexOf(day);
  const found: Problem[] = [];
  for (const [index, { from, to: last, opens, closes }] of hours.entries()) {
    const to = last ?? from;
    const report = (field: string, message: string) =>
      found.push({ file: "site", path: ["contact", "hours", index, field], message });
    if (dayOf(to) < dayOf(from)) report("to", `comes before ${from} (the week begins on Monday); make it two entries`);
    if (closes <= opens) report("closes", "is not after “Opens at”; correct one of the two");
    const overlaps = hours.slice(0, index).some((other) => {
      const sharesDay = dayOf(other.from) <= dayOf(to) && dayOf(from) <= dayOf(other.to ?? other.from);
      return sharesDay && other.opens < closes && opens < other.closes;
    });
    if (overlaps) report("from", "has hours that overlap with another entry; correct the days or times of one of them");
  }
  return found;
};

/** Every navigation link leads to a section on the page. */
const navigation: Rule = ({ site, faq, reviews }) => {
  const isEmpty = (section: string) =>
    (section === "faq" && faq && !faq.questions?.length) ||
    (section === "reviews" && reviews && !reviews.reviews?.length);
  const message = "leads to a section that is not on the page, because it has no entries; delete the link";
  return (site?.navigation ?? []).flatMap(({ section }, index) =>
    isEmpty(section) ? [{ file: "site", path: ["navigation", index, "section"], message }] : [],
  );
};

/** Matches numbers and addresses that nobody can have, because they are reserved for examples. */
const RESERVED = /^\(\d{3}\) 555-01\d\d$|^(?:https:\/\/(?:[^/?#]*\.)?|.*[@.])example\.(?:com|net|org)(?:[/:?#].*)?$/i;

export const isReserved = (text: string): boolean => RESERVED.test(text);

/** Once `sample` is off, the content has no example numbers or addresses. */
const noExamples: Rule = (content) => {
  if (!content.site || content.site.sample) return [];
  const message = 'is only an example; write the real one, or turn on "The site shows sample content" (`sample`)';
  return allTexts(content).flatMap(({ file, path, text }) => (isReserved(text) ? [{ file, path, message }] : []));
};

export function allTexts(content: Partial<Content>): { file: ContentName; path: Path; text: string }[] {
  const files = Object.keys(content) as ContentName[];
  return files.flatMap((file) => [...textsIn(content[file])].map((found) => ({ file, ...found })));
}

/** Returns the images that the content names, with their places. */
export function usedImages(content: Partial<Content>) {
  return allTexts(content).flatMap((found) => {
    const { format, minSide = 0 } = schemaAt(CONTENT_SCHEMAS[found.file], found.path)?.meta() ?? {};
    return format === "image" ? [{ ...found, minSide }] : [];
  });
}

/** Returns what is wrong with the size of an image. An image that cannot be decoded has none. */
export function sizeProblem(width: number, height: number, minSide: number): string | undefined {
  if (!width) return "names a file that is damaged or not an image; export it again, and choose the new one";
  if (Math.min(width, height) >= minSide) return undefined;
  return `names an image of ${width} × ${height} pixels; choose one of at least ${minSide} on each side`;
}

export const RULES: readonly Rule[] = [openingHours, navigation, noExamples];
