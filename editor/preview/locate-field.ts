import { isWithin, valueAt } from "../draft/paths";
import type { Draft } from "./drafted-data";
import { type Field, marksIn } from "./marks";

/** A position in a text of the page; older browsers know none. */
type Caret = Pick<CaretPosition, "offsetNode" | "offset"> | null | undefined;

/** A mark in a text or an attribute of an element. */
interface Spot {
  element: Element;
  /** The text, which attributes do not have. */
  node?: Node;
  field: Field;
  /** Where the mark stands in the text. */
  end: number;
}

/** The moving digits of a figure, and the second set of the moving badges. */
const COPIES = ".count, [aria-hidden] *";

/** Of an image, the file first. */
const ATTRIBUTES = ["src", "href", "alt", "aria-label", "data-tooltip"];

/** The sections that are not named like the file or group that they show. */
const SECTIONS: Readonly<Record<string, string>> = { hero: "home", stats: "awards" };

const HOURS: Field = { file: "site", path: ["contact", "hours"] };
/** As the page writes opening hours: "Friday, 9:00 am to 12:30 pm". */
const WRITTEN_HOURS = /^\w+day( to \w+day)?, \d/;

/**
 * Tells which element of a page, as it is now, shows which field, by the marks in its texts. Numbers, dates and times
 * have no mark, as components calculate with them: a click on one leads to a text beside it, in the same entry. The
 * texts beside opening hours are of another file, so these are known by how they are written.
 *
 * @param root holds the page
 */
export function createLocator(root: Element, content: Draft["content"]) {
  const spots = spotsIn(root);

  function elementOfGroup(group: Field): Element | undefined {
    const everywhere = spots.filter(({ field }) => isWithin(field, group));
    const section = sectionOf(group);
    const inSection = everywhere.filter(({ element }) => section?.contains(element));
    const shown = inSection.length > 0 ? inSection : everywhere;
    const first = shown.find(({ field }) => field.path.length === group.path.length)?.element;
    const all = climb(shown[0]?.element, (outer) => shown.every(({ element }) => outer.contains(element)));
    return first ?? all ?? shown[0]?.element;
  }

  /** An entry that says nothing yet: a child of what has a child for each entry of the list. */
  function elementOfNewEntry(entry: Field): Element | undefined {
    const entries = Object(valueAt(content[entry.file], entry.path.slice(0, -1)));
    const other = spots.find(({ field }) => isWithin(field, entryOf(entry)))?.field;
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
    return elementOfGroup(field) ?? elementOfNewEntry(field) ?? elementOf(entryOf(field)) ?? sectionOf(field);
  }

  /** The field that an element shows, at the caret if there is one in it; if none, that of something beside it. */
  function fieldAt(target: Element, caret?: Caret): Field | undefined {
    const text = (caret?.offsetNode ?? target.firstChild)?.nodeValue ?? "";
    if (WRITTEN_HOURS.test(text) && marksIn(text).length === 0) return HOURS;
    const around = climb(target, (outer) => spots.some(({ element }) => outer.contains(element)));
    const inside = spots.filter(({ element }) => around?.contains(element));
    const atCaret = inside.filter(({ node }) => node && node === caret?.offsetNode);
    const ofTarget = inside.find(({ element, node }) => node && element === target);
    const clicked = atCaret.find(({ end }) => end >= (caret?.offset ?? 0)) ?? atCaret.at(-1);
    return (clicked ?? ofTarget ?? inside[0])?.field;
  }

  return { elementOf, fieldAt };
}

/** All marks of the page without those of copies, in its order, texts before attributes. */
function spotsIn(root: Element): Spot[] {
  const elements = [root, ...root.querySelectorAll("*")].filter((element) => !element.matches(COPIES));
  const texts = elements.flatMap((element) =>
    [...element.childNodes].map((node) => ({ element, text: node.nodeValue ?? "", node })),
  );
  const attributes = elements.flatMap((element) =>
    ATTRIBUTES.map((name) => ({ element, text: element.getAttribute(name) ?? "" })),
  );
  return [...texts, ...attributes].flatMap(({ text, ...saying }) =>
    marksIn(text).map((mark) => ({ ...saying, ...mark })),
  );
}

/** The group or list that a field stands in. */
const entryOf = ({ file, path }: Field): Field => ({ file, path: path.slice(0, -1) });

/** The section that is named as a file or a group of the landing page, or where a group of site.json is at home. */
function sectionOf({ file, path: [group] }: Field): Element | undefined {
  const name = String(file === "landing" || file === "site" ? group : file);
  return document.getElementById(SECTIONS[name] ?? name) ?? undefined;
}
