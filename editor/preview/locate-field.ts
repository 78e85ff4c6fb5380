import { isWithin, type Place, valueAt } from "../draft/paths";
import type { Draft } from "./drafted-data";
import { marksIn } from "./marks";

/** A position in the page's text; missing in older browsers. */
type Caret = Pick<CaretPosition, "offsetNode" | "offset"> | null | undefined;

/** A mark in a text or in an attribute of an element. */
interface Spot {
  element: Element;
  /** The text node; undefined for attributes. */
  node?: Node;
  field: Place;
  /** The position of the mark in the text. */
  end: number;
}

/** Selects elements that repeat the content of others: counting digits and the copy of the badges. */
const COPIES = ".count, [aria-hidden] *";

/** The attributes that may have marks. The file of an image comes before its description. */
const ATTRIBUTES = ["src", "href", "alt", "aria-label", "data-tooltip"];

/** Sections whose `id` is not the name of their file or group. */
const SECTIONS: Readonly<Record<string, string>> = { hero: "home", stats: "awards" };

const HOURS: Place = { file: "site", path: ["contact", "hours"] };
/** Matches opening hours on the page: "Friday, 9:00 am to 12:30 pm". */
const WRITTEN_HOURS = /^\w+day( to \w+day)?, \d/;

/**
 * Returns functions that find the element of a field and the field of an element, based on the marks
 * in the page's texts.
 *
 * Numbers, dates and times have no marks, so a click on one leads to a marked text in the same
 * entry. Opening hours have no such text. They are recognized by their format.
 *
 * @param root the element with the page
 */
export function createLocator(root: Element, content: Draft["content"]) {
  const spots = findSpots(root);

  /** Returns the element that shows a field or a group. */
  function elementOfGroup(group: Place): Element | undefined {
    const all = spots.filter(({ field }) => isWithin(field, group));
    const section = sectionOf(group);
    const inSection = all.filter(({ element }) => section?.contains(element));
    const shown = inSection.length > 0 ? inSection : all;
    const own = shown.find(({ field }) => field.path.length === group.path.length);
    if (own) return own.element;
    const first = shown[0]?.element;
    const containsAll = (outer: Element) => shown.every(({ element }) => outer.contains(element));
    return climb(first, containsAll) ?? first;
  }

  /** Returns the element of an entry without texts, by its position beside the other entries. */
  function elementOfEmptyEntry(entry: Place): Element | undefined {
    const list = parentOf(entry);
    const entries = Object(valueAt(content[list.file], list.path));
    const sibling = spots.find(({ field }) => isWithin(field, list))?.field;
    if (!sibling) return undefined;
    const shown = elementOfGroup({ ...sibling, path: sibling.path.slice(0, entry.path.length) });
    const row = climb(shown?.parentElement, ({ children }) => children.length === entries.length);
    return row?.children[Number(entry.path.at(-1))];
  }

  /** Returns the closest element with a property, `from` included; never the root or `<main>`. */
  function climb(from: Element | null | undefined, hasProperty: (element: Element) => boolean): Element | undefined {
    if (!from || from === root || from.localName === "main") return undefined;
    return hasProperty(from) ? from : climb(from.parentElement, hasProperty);
  }

  /** Returns the element that shows a field, or else the smallest group or section around it. */
  function elementOf(field: Place): Element | undefined {
    if (field.path.length === 0) return sectionOf(field);
    return elementOfGroup(field) ?? elementOfEmptyEntry(field) ?? elementOf(parentOf(field)) ?? sectionOf(field);
  }

  /** Returns the field at the caret, or else a field that the element or its surroundings show. */
  function fieldAt(target: Element, caret?: Caret): Place | undefined {
    const text = (caret?.offsetNode ?? target.firstChild)?.nodeValue ?? "";
    if (WRITTEN_HOURS.test(text) && marksIn(text).length === 0) return HOURS;
    const around = climb(target, (outer) => spots.some(({ element }) => outer.contains(element)));
    const inside = spots.filter(({ element }) => around?.contains(element));
    const atCaret = inside.filter(({ node }) => node && node === caret?.offsetNode);
    const clicked = atCaret.find(({ end }) => end >= (caret?.offset ?? 0)) ?? atCaret.at(-1);
    const own = inside.find(({ element, node }) => node && element === target);
    return (clicked ?? own ?? inside[0])?.field;
  }

  return { elementOf, fieldAt };
}

/** Finds all marks in texts, then all marks in attributes, each in the order of the page. */
function findSpots(root: Element): Spot[] {
  const elements = [root, ...root.querySelectorAll("*")].filter((element) => !element.matches(COPIES));
  const spotsIn = (text: string | null, place: Pick<Spot, "element" | "node">) =>
    marksIn(text ?? "").map((mark) => ({ ...place, ...mark }));
  const inTexts = elements.flatMap((element) =>
    [...element.childNodes].flatMap((node) => spotsIn(node.nodeValue, { element, node })),
  );
  const inAttributes = elements.flatMap((element) =>
    ATTRIBUTES.flatMap((name) => spotsIn(element.getAttribute(name), { element })),
  );
  return [...inTexts, ...inAttributes];
}

/** Returns the group or list around a field. */
const parentOf = ({ file, path }: Place): Place => ({ file, path: path.slice(0, -1) });

/** Returns the section for a file, or for a group of landing.json or site.json. */
function sectionOf({ file, path: [group] }: Place): Element | undefined {
  const name = String(file === "landing" || file === "site" ? group : file);
  return document.getElementById(SECTIONS[name] ?? name) ?? undefined;
}
