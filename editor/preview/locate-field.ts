import { placesIn } from "../../content-model/rule-types";
import { WEEKDAYS } from "../../content-model/schemas";
import { formatDate, formatNumber, formatTime } from "../../src/lib/format";
import { isWithin } from "../draft/paths";
import type { Draft } from "./drafted-data";
import { type Field, marksIn } from "./marks";

/** A position in a text of the page; older browsers know none. */
type Caret = Pick<CaretPosition, "offsetNode" | "offset"> | null | undefined;

/** Something that the page says, in an element. Attributes have no node. */
interface Saying {
  element: Element;
  text: string;
  node?: Node;
}

/** The moving digits of a figure, and the second set of the moving badges. */
const COPIES = ".count, [aria-hidden] *";

/** Of an image, the file first. */
const ATTRIBUTES = ["src", "href", "alt", "aria-label", "data-tooltip"];

/** The sections that are not named like the file or group that they show. */
const SECTIONS: Readonly<Record<string, string>> = { hero: "home", stats: "awards" };

/** Tells which element of a page, as it is now, shows which field, by the marks in its texts. @param root holds the page */
export function createLocator(root: Element, content: Draft["content"]) {
  const unmarked = unmarkedIn(content);
  const marked = sayingsIn(root).flatMap(({ element, text }) => marksIn(text).map(({ field }) => ({ element, field })));

  function elementOfGroup(group: Field): Element | undefined {
    const everywhere = marked.filter(({ field }) => isWithin(field, group));
    const section = sectionOf(group);
    const inSection = everywhere.filter(({ element }) => section?.contains(element));
    const shown = inSection.length > 0 ? inSection : everywhere;
    const first = shown.find(({ field }) => field.path.length === group.path.length)?.element;
    const all = shown[0] && climb(shown[0].element, (outer) => shown.every(({ element }) => outer.contains(element)));
    return first ?? all ?? shown[0]?.element;
  }

  /** Of a value without a mark: the shortest text of its entry that says it, or of the page, that says all like it. */
  function elementOfWords(field: Field): Element | undefined {
    const own = unmarked.filter((leaf) => isWithin(leaf, field) && leaf.path.length === field.path.length);
    const entry = own[0] && elementOfGroup(entryOf(field));
    const leaves = entry ? own : unmarked.filter((leaf) => own[0] && isBeside(leaf, own[0]));
    const [shortest] = sayingsIn(entry ?? root)
      .filter(({ text, node }) => node && leaves.length > 0 && leaves.every(({ words }) => text.includes(words)))
      .sort((a, b) => a.text.length - b.text.length);
    return shortest?.element;
  }

  /** An entry that says nothing yet: a child of what has a child for each entry of the list. */
  function elementOfNewEntry(entry: Field): Element | undefined {
    const list = entryOf(entry).path.reduce<unknown>((group, key) => Object(group)[key], content[entry.file]);
    const length = Array.isArray(list) ? list.length : 0;
    const others = [...Array(length).keys()].map((index) =>
      elementOfGroup({ ...entry, path: [...entryOf(entry).path, index] }),
    );
    const row = climb(others.find(Boolean)?.parentElement, ({ children }) => children.length === length);
    return row?.children[Number(entry.path.at(-1))];
  }

  /** The nearest element, from one outward, with a property; none if that is all of the page. */
  function climb(from: Element | null | undefined, hasProperty: (element: Element) => boolean): Element | undefined {
    if (!from || from === root || from.localName === "main") return undefined;
    return hasProperty(from) ? from : climb(from.parentElement, hasProperty);
  }

  /** What a text is made of, each with where it ends. @param near the fields of the marks around it */
  function fieldsIn(text: string, near: readonly Field[]): { field: Field; end: number }[] {
    const isSaid = ({ words }: Unmarked) => text.includes(words);
    const said = unmarked.filter(isSaid).filter((leaf) => {
      const others = unmarked.filter((other) => other !== leaf && isBeside(other, leaf));
      return near.some((field) => isBeside(field, leaf)) || (others.length > 0 && others.every(isSaid));
    });
    const ends = said.map(({ words, ...field }) => ({ field, end: text.indexOf(words) + words.length }));
    return [...marksIn(text), ...ends].sort((a, b) => a.end - b.end);
  }

  /** Where a field is shown; if nowhere, where the group or section is that it belongs to. */
  function elementOf(field: Field): Element | undefined {
    if (field.path.length === 0) return sectionOf(field);
    const element = elementOfWords(field) ?? elementOfGroup(field) ?? elementOfNewEntry(field);
    return element ?? elementOf(entryOf(field)) ?? sectionOf(field);
  }

  /** The field that an element shows, at the caret if there is one in it; if none, that of something beside it. */
  function fieldAt(target: Element, caret?: Caret): Field | undefined {
    let found: Field | undefined;
    climb(target, (around) => {
      const sayings = sayingsIn(around);
      const near = sayings.flatMap(({ text }) => marksIn(text)).map(({ field }) => field);
      const isAtCaret = ({ node }: Saying) => node !== undefined && node === caret?.offsetNode;
      const ofTarget = sayings.filter(({ element, node }) => node && element === target);
      for (const saying of [...sayings.filter(isAtCaret), ...ofTarget, ...sayings]) {
        const fields = fieldsIn(saying.text, near);
        const clicked = fields.find(({ end }) => end >= (isAtCaret(saying) ? (caret?.offset ?? 0) : 0));
        found ??= (clicked ?? fields.at(-1))?.field;
      }
      return found !== undefined;
    });
    return found;
  }

  return { elementOf, fieldAt };
}

/** All that the page says in an element, texts before attributes, without copies. */
function sayingsIn(root: Element): Saying[] {
  const elements = [root, ...[...root.querySelectorAll("*")].filter((element) => !element.matches(COPIES))];
  const texts = elements.flatMap((element) =>
    [...element.childNodes].map((node) => ({ element, text: node.nodeValue ?? "", node })),
  );
  const attributes = elements.flatMap((element) =>
    ATTRIBUTES.map((name) => ({ element, text: element.getAttribute(name) ?? "" })),
  );
  return [...texts, ...attributes];
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
