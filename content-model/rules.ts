import path from "node:path";
import sharp from "sharp";
import { CONTENT_SCHEMAS, type Content, type ContentName, WEEKDAYS } from "./schemas";
import { type Path, schemaAt, textsIn } from "./walk";

interface Finding {
  file: ContentName;
  path: Path;
  /** Completes the sentence "`field` …", and says how to fix it. */
  message: string;
}

/** Finds what no schema can. `content` has only files that fit their schemas; `folder` has the images. */
type Rule = (content: Partial<Content>, folder: string) => Finding[] | Promise<Finding[]>;

/** Each entry's days and times are in order, and no two entries overlap. */
const openingHours: Rule = ({ site }) => {
  const hours = site?.contact.hours ?? [];
  const dayOf = (day: (typeof WEEKDAYS)[number]) => WEEKDAYS.indexOf(day);
  const found: Finding[] = [];
  for (const [index, { from, to, opens, closes }] of hours.entries()) {
    const report = (field: string, message: string) =>
      found.push({ file: "site", path: ["contact", "hours", index, field], message });
    if (dayOf(to) < dayOf(from)) report("to", `comes before ${from} (the week begins on Monday); make it two entries`);
    if (closes <= opens) report("closes", "is not after “Opens at”; correct one of the two");
    const overlaps = hours
      .slice(0, index)
      .some(
        (other) =>
          dayOf(other.from) <= dayOf(to) &&
          dayOf(from) <= dayOf(other.to) &&
          other.opens < closes &&
          opens < other.closes,
      );
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

/** Every image exists, can be decoded, and is large enough for its place. */
const images: Rule = async (content, folder) => {
  const places = allTexts(content).flatMap(({ file, path, text }) => {
    const { format, minSide = 0 } = schemaAt(CONTENT_SCHEMAS[file], path)?.meta() ?? {};
    return format === "image" ? [{ file, path, text, minSide }] : [];
  });
  const found: Finding[] = [];
  for (const { text, minSide, ...place } of places) {
    const message = await findImageFault(path.join(folder, text), minSide);
    if (message) found.push({ ...place, message });
  }
  return found;
};

async function findImageFault(file: string, minSide: number): Promise<string | undefined> {
  try {
    const image = sharp(file, { sequentialRead: true });
    const { width, height } = await image.metadata();
    // Resizing to a few pixels reads the whole file, but needs little memory.
    await image.resize(8, 8, { fit: "fill" }).raw().toBuffer();
    if (Math.min(width, height) >= minSide) return undefined;
    return `names an image of ${width} × ${height} pixels; choose one of at least ${minSide} on each side`;
  } catch (error) {
    const isMissing = /missing|unable to open/i.test(String(error));
    return isMissing
      ? "names an image that does not exist; choose the image again, or correct the name"
      : "names a file that is damaged or not an image; export it again, and choose the new one";
  }
}

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

export const RULES: readonly Rule[] = [openingHours, navigation, images, noExamples];
