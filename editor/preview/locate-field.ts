import { placesIn } from "../../content-model/rule-types";
import { WEEKDAYS } from "../../content-model/schemas";
import { formatDate, formatNumber, formatTime } from "../../src/lib/format";
import { isWithin, valueAt } from "../draft/paths";
import type { Draft } from "./drafted-data";
import { type Field, marksIn } from "./marks";

/** A position in a text of the page; older browsers know none. */
type Caret = Pick<CaretPosition, "offsetNode" | "offset"> | null | undefined;

/** Something that the page says, in an element. Attributes have no node. */
interface Saying {
  element: Element;
  text: string;
  node?: Node;
  /** From the top of the page, texts before attributes. */
  order: number;
}

/** Where the page says a field, and where in the text that ends. */
interface Spot extends Saying {
  field: Field;
  end: number;
}

/** The moving digits of a figure, and the second set of the moving badges. */
const COPIES = ".count, [aria-hidden] *";

/** Of an image, the file first. */
const ATTRIBUTES = ["src", "href", "alt", "aria-label", "data-tooltip"];

/** The sections that are not named like the file or group that they show. */
const SECTIONS: Readonly<Record<string, string>> = { hero: "home", stats: "awards" };

/** Tells which element of a page, as it is now, shows which field, by the marks in its texts. @param root holds the page */
export function createLocator(root: Element, content: Draft["content"]) {
  const sayings = sayingsIn(root);
  const marked = sayings.flatMap((saying) => marksIn(saying.text).map((mark): Spot => ({ ...saying, ...mark })));
  const leaves = unmarkedIn(content);

  function spotsOf({ words, ...field }: Unmarked): Spot[] {
    const entry = elementOfGroup(entryOf(field));
    // Where nothing around it has a mark, a text that says all like it.
    const all = entry ? [words] : leaves.filter((leaf) => isBeside(leaf, field)).map((leaf) => leaf.words);
    const said = sayings.filter(
      ({ element, node, text }) =>
        node && all.every((each) => text.includes(each)) && (entry ?? root).contains(element),
    );
    return said.map((saying) => ({ ...saying, field, end: saying.text.indexOf(words) + words.length }));
  }

  function elementOfGroup(group: Field): Element | undefined {
    const everywhere = marked.filter(({ field }) => isWithin(field, group));
    const section = sectionOf(group);
    const inSection = everywhere.filter(({ element }) => section?.contains(element));
    const shown = inSection.length > 0 ? inSection : everywhere;
    const first = shown.find(({ field }) => field.path.length === group.path.length)?.element;
    const all = shown[0] && climb(shown[0].element, (outer) => shown.every(({ element }) => outer.contains(element)));
    return first ?? all ?? shown[0]?.element;
  }

  /** An entry that says nothing yet: a child of what has a child for each entry of the list. */
  function elementOfNewEntry(entry: Field): Element | undefined {
    const entries = Object(valueAt(content[entry.file], entry.path.slice(0, -1)));
    const other = marked.find(({ field }) => isWithin(field, entryOf(entry)))?.field;
    const shown = other && elementOfGroup({ ...other, path: other.path.slice(0, entry.path.length) });
    const row = climb(shown?.parentElement, ({ children }) => children.length === entries.length);
    return row?.children[Number(entry.path.at(-1))];
  }

  /** The nearest element, from one outward, with a property; none if that is all of the page. */
  function climb(from: Element | null | undefined, hasProperty: (element: Element) => boolean): Element | undefined {
    if (!from || from === root || from.localName === "main") return undefined;
    return hasProperty(from) ? from : climb(from.parentElement, hasProperty);
  }

  /** Where a field is shown; if nowhere, where the group or section is that it belongs to. */
  function elementOf(field: Field): Element | undefined {
    if (field.path.length === 0) return sectionOf(field);
    const [shortest] = leaves
      .filter((leaf) => isWithin(leaf, field) && isWithin(field, leaf))
      .flatMap(spotsOf)
      .sort((a, b) => a.text.length - b.text.length);
    const element = shortest?.element ?? elementOfGroup(field) ?? elementOfNewEntry(field);
    return element ?? elementOf(entryOf(field)) ?? sectionOf(field);
  }

  /** The field that an element shows, at the caret if there is one in it; if none, that of something beside it. */
  function fieldAt(target: Element, caret?: Caret): Field | undefined {
    let found: Field | undefined;
    climb(target, (around) => {
      const unmarked = leaves.filter(({ words }) => around.textContent.includes(words)).flatMap(spotsOf);
      const inside = [...marked, ...unmarked]
        .filter(({ element }) => around.contains(element))
        .sort((a, b) => a.order - b.order || a.end - b.end);
      const texts = inside.filter(({ node }) => node);
      const atCaret = texts.filter(({ node }) => node === caret?.offsetNode);
      const ofTarget = texts.filter(({ element }) => element === target);
      const clicked = atCaret.find(({ end }) => end >= (caret?.offset ?? 0)) ?? atCaret.at(-1);
      found = (clicked ?? ofTarget[0] ?? inside[0])?.field;
      return found !== undefined;
    });
    return found;
  }

  return { elementOf, fieldAt };
}

/** All that the page says in an element, without copies. */
function sayingsIn(root: Element): Saying[] {
  const elements = [root, ...[...root.querySelectorAll("*")].filter((element) => !element.matches(COPIES))];
  const texts = elements.flatMap((element) =>
    [...element.childNodes].map((node) => ({ element, text: node.nodeValue ?? "", node })),
  );
  const attributes = elements.flatMap((element) =>
    ATTRIBUTES.map((name) => ({ element, text: element.getAttribute(name) ?? "" })),
  );
  return [...texts, ...attributes].map((saying, order) => ({ ...saying, order }));
}

/** A value that carries no mark, as components calculate with it. */
interface Unmarked extends Field {
  /** As the page writes it. */
  words: string;
}

function unmarkedIn(content: Draft["content"]): Unmarked[] {
  const files = Object.entries(content) as [Field["file"], unknown][];
  const places = files.flatMap(([file, value]) => placesIn({ file, path: [], value }));
  return places.flatMap(({ file, path, value }) => {
    const words = writtenAs(value);
    return words === undefined ? [] : [{ file, path, words }];
  });
}

/** A number, a date, a time or a day of the week. */
function writtenAs(value: unknown): string | undefined {
  if (typeof value === "number") return formatNumber(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(String(value))) return formatDate(String(value));
  if (/^\d{2}:\d{2}$/.test(String(value))) return formatTime(String(value));
  return WEEKDAYS.find((day) => day === value);
}

/** The group or list that a field stands in. */
const entryOf = ({ file, path }: Field): Field => ({ file, path: path.slice(0, -1) });

const isBeside = (field: Field, other: Field) =>
  field.path.length === other.path.length && isWithin(field, entryOf(other));

/** The section that is named as a file or a group of the landing page, or where a group of site.json is at home. */
function sectionOf({ file, path: [group] }: Field): Element | undefined {
  const name = String(file === "landing" || file === "site" ? group : file);
  return document.getElementById(SECTIONS[name] ?? name) ?? undefined;
}
