import type { ContentPath } from "../../content-model/diagnostics";
import { placesIn } from "../../content-model/rule-types";
import type { ContentName } from "../../content-model/schemas";
import { formatDate, formatNumber, formatTime } from "../../src/lib/format";
import type { Draft } from "./page-data";

export interface Field {
  file: ContentName;
  path: ContentPath;
}

/** A position in a text of the page; older browsers know none. */
type Caret = Pick<CaretPosition, "offsetNode" | "offset"> | null | undefined;

/** A field whose value the page may show. */
interface Leaf extends Field {
  /** The value as the page writes it. */
  words: string;
}

/** What an element itself says. */
type Words = Record<"texts" | "attributes", readonly string[]>;

const FILES: Record<Draft["page"], readonly ContentName[]> = {
  "/": ["landing", "stats", "awards", "services", "faq", "reviews", "cities", "site"],
  "/thank-you": ["thank-you", "site"],
  "/404": ["not-found", "site"],
};

/** Groups that no page shows, and fields that hold a name for programs, which may be a word of the page all the same. */
const NOT_SHOWN: ContentPath = ["seo", "errorScreen", "sample", "id", "icon", "section", "link"];

const HEADER = ".site-header";
const FOOTER = "main ~ footer";

/** Where the groups of site.json are at home. Those that are not here stand in several places. */
const SITE_REGIONS: Readonly<Record<string, string>> = {
  firm: HEADER,
  navigation: HEADER,
  contact: "#contact",
  profiles: FOOTER,
  footer: FOOTER,
  legal: FOOTER,
  sampleNotice: FOOTER,
};

/** The moving digits of a figure, and the second set of the moving badges. */
const COPIES = ".count, [aria-hidden] *";

const ATTRIBUTES = ["src", "href", "alt", "aria-label", "data-tooltip"];

/** Characters from which a part of a text, far from where the field is at home, is no coincidence. */
const TELLING_LENGTH = 4;

/** Of the same words, what an attribute says counts less. */
const IN_ATTRIBUTE = 0.99;

/**
 * Tells which element shows which field. Components do not say so: the words of the page are compared with those of the
 * draft. Of the places of the same words, those count most in the section that is named as the field's file or group;
 * then those where the words are most of a text; then those near the other fields of the entry; then their order.
 *
 * @param root holds the page, rendered with this draft
 */
export function createLocator(root: Element, { page, content, images }: Pick<Draft, "page" | "content" | "images">) {
  const wordsOf = memoize(wordsIn);
  const allWordsOf = memoize((element: Element) =>
    [element, ...element.querySelectorAll("*")].flatMap((each) => Object.values(wordsOf(each)).flat()).join("\n"),
  );
  const elements = [...root.querySelectorAll("*")].filter((element) => !element.matches(COPIES));
  const leaves: readonly Leaf[] = FILES[page]
    .flatMap((file) => placesIn({ file, path: [], value: content[file] }))
    .filter(({ path }) => !path.some((key) => NOT_SHOWN.includes(key)))
    .map(({ value, ...field }) => ({ ...field, words: writtenAs(value, images) }))
    .filter(({ words }) => words !== "");

  const regionOf = memoize(({ file, path: [group = ""] }: Field): Element => {
    const name = String(file === "landing" ? group : file);
    const selector = SITE_REGIONS[group];
    const region =
      file === "site"
        ? selector && root.querySelector(selector)
        : document.getElementById({ hero: "home", stats: "awards" }[name] ?? name);
    return region || root;
  });

  const elementOfLeaf = memoize((leaf: Leaf): Element | undefined => {
    const region = regionOf(leaf);
    const quality = memoize((element: Element) => {
      const { texts, attributes } = wordsOf(element);
      return Math.max(shareOf(leaf, texts), IN_ATTRIBUTE * shareOf(leaf, attributes));
    });
    const showing = elements.filter((element) => quality(element) > 0);
    const near = showing.filter((element) => region.contains(element));
    const telling = showing.filter(
      (element) => leaf.words.length >= TELLING_LENGTH || quality(element) >= IN_ATTRIBUTE,
    );
    const parts = elements.filter((element) => region.contains(element) && isSaidInParts(leaf, wordsOf(element).texts));
    const candidates = [near, telling, parts].find(({ length }) => length > 0) ?? [];
    // As many as there are fields of the same words.
    const twins = leaves.filter((other) => other.words === leaf.words && regionOf(other) === region);
    const least = candidates.map(quality).sort((a, b) => b - a)[twins.length - 1] ?? 0;
    const best = candidates.filter((element) => quality(element) >= least);
    const nearest = keepBest(best, (element) => -distance(leaf, element));
    return nearest[twins.indexOf(leaf)] ?? nearest[0];
  });

  /** How many characters are around an element before all is among them that the leaf's entry shows. */
  function distance(leaf: Leaf, element: Element): number {
    const entry = leaf.path.slice(
      0,
      leaf.path.findLastIndex((key) => typeof key === "string"),
    );
    const others = leavesIn({ ...leaf, path: entry }).filter(({ words }) => holds(allWordsOf(root), words));
    const isAround = (outer: Element) => others.every(({ words }) => holds(allWordsOf(outer), words));
    return allWordsOf(climb(element, isAround) ?? root).length;
  }

  function leavesIn({ file, path }: Field): Leaf[] {
    return leaves.filter((leaf) => leaf.file === file && path.every((key, index) => leaf.path[index] === key));
  }

  /** The smallest element that shows all of a field or group. */
  function elementOfGroup(field: Field): Element | undefined {
    const region = regionOf(field);
    const shown = leavesIn(field)
      .map((leaf) => ({ element: elementOfLeaf(leaf), isAll: leaf.path.length === field.path.length }))
      .flatMap(({ element, isAll }) => (element && (isAll || region.contains(element)) ? [element] : []));
    return shown[0] && climb(shown[0], (outer) => shown.every((element) => outer.contains(element)));
  }

  /** An entry that says nothing yet: a child of what has a child for each entry of the list. */
  function elementOfEntry({ file, path }: Field): Element | undefined {
    const index = Number(path.at(-1));
    const list = path.slice(0, -1).reduce<unknown>((group, key) => Object(group)[key], content[file]);
    if (!Array.isArray(list)) return undefined;
    for (const other of list.keys()) {
      const entry = elementOfGroup({ file, path: [...path.slice(0, -1), other] });
      const row = entry?.parentElement && climb(entry.parentElement, ({ children }) => children.length === list.length);
      if (row?.children[other]?.contains(entry ?? null)) return row.children[index];
    }
    return undefined;
  }

  /** The nearest element, from one outward, with a property; none if that is all of the page. */
  function climb(element: Element, hasProperty: (element: Element) => boolean): Element | undefined {
    let outer: Element | null = element;
    while (outer && !isWholePage(outer) && !hasProperty(outer)) outer = outer.parentElement;
    return outer && !isWholePage(outer) ? outer : undefined;
  }

  function isWholePage(element: Element): boolean {
    return element === root || element.localName === "main";
  }

  /** The field that an element itself shows. */
  function fieldOf(element: Element, kind: keyof Words, caret: Caret): Field | undefined {
    const isCaretHere = kind === "texts" && caret?.offsetNode.parentNode === element;
    const said = isCaretHere ? normalized([caret.offsetNode.textContent]) : wordsOf(element)[kind];
    const share = (leaf: Leaf) => shareOf(leaf, said);
    const isNear = (leaf: Leaf) => regionOf(leaf).contains(element);
    const showing = leaves.filter((leaf) => share(leaf) > 0);
    const showingPart = leaves.filter((leaf) => isNear(leaf) && isSaidInParts(leaf, said));
    const [best] = keepBest(
      showing.length > 0 ? showing : showingPart,
      (leaf) => Number(share(leaf) === 1),
      (leaf) => Number(isNear(leaf)),
      (leaf) => Number(isAt(caret, leaf)),
      share,
      (leaf) => -distance(leaf, element),
      (leaf) => Number(elementOfLeaf(leaf) === element),
    );
    return best && { file: best.file, path: best.path };
  }

  return {
    /** Where a field is shown; if nowhere, where the group or section is that it belongs to. */
    elementOf({ file, path }: Field): Element | undefined {
      for (let length = path.length; length > 0; length--) {
        const group = { file, path: path.slice(0, length) };
        const element = elementOfGroup(group) ?? elementOfEntry(group);
        if (element) return element;
      }
      const region = regionOf({ file, path });
      return region === root ? undefined : region;
    },

    /** The field that an element shows; if none, that of something in it, then beside it. */
    fieldAt(target: Element, caret?: Caret): Field | undefined {
      let found: Field | undefined;
      climb(target, (around) => {
        const inside = [...around.querySelectorAll("*")].filter((element) => !element.matches(COPIES));
        for (const kind of ["texts", "attributes"] as const) {
          for (const element of [around, ...inside]) found ??= fieldOf(element, kind, caret);
        }
        return found !== undefined;
      });
      return found;
    },
  };
}

/** What an element itself says, not its descendants; and all it says together, if it has words of its own. */
function wordsIn(element: Element): Words {
  const own = [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map(({ textContent }) => textContent);
  const texts = own.length > 0 ? [...own, element.textContent] : [];
  const attributes = ATTRIBUTES.map((name) => element.getAttribute(name));
  return { texts: normalized(texts), attributes: normalized(attributes) };
}

function normalized(texts: readonly (string | null)[]): string[] {
  return texts.map((text) => (text ?? "").replace(/\s+/g, " ").trim()).filter(Boolean);
}

/** A value as the page writes it; empty if it cannot be seen as words. */
function writtenAs(value: unknown, images: Draft["images"]): string {
  if (typeof value === "number") return Number.isInteger(value) ? formatNumber(value) : String(value);
  if (typeof value !== "string") return "";
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(value);
  const isTime = /^\d{2}:\d{2}$/.test(value);
  const words = isDate ? formatDate(value) : isTime ? formatTime(value) : value;
  return images[value]?.url ?? normalized([words])[0] ?? "";
}

/** How much of one of the texts a leaf is: 1 for all of it, 0 if it is in none. */
function shareOf({ words }: Leaf, texts: readonly string[]): number {
  return Math.max(0, ...texts.filter((text) => holds(text, words)).map((text) => words.length / text.length));
}

/** Whether a text is part of a leaf: the rest of a review, a name on the map in two lines. */
function isSaidInParts({ words }: Leaf, texts: readonly string[]): boolean {
  return texts.some((text) => text.length >= TELLING_LENGTH && holds(words, text));
}

/** Whether words are part of a text, and not of a longer word. */
function holds(text: string, words: string): boolean {
  const padded = ` ${text} `;
  const isWithinWord = (seam: number) => /^[\p{L}\p{N}]{2}$/u.test(padded.slice(seam - 1, seam + 1));
  for (let at = padded.indexOf(words); at >= 0; at = padded.indexOf(words, at + 1)) {
    if (!isWithinWord(at) && !isWithinWord(at + words.length)) return true;
  }
  return false;
}

function isAt(caret: Caret, { words }: Leaf): boolean {
  if (!caret) return false;
  const start = caret.offsetNode.textContent?.replace(/\s/g, " ").indexOf(words) ?? -1;
  return start >= 0 && start <= caret.offset && caret.offset <= start + words.length;
}

/** Those with the highest score; of several, those with the highest of the next. */
function keepBest<Item>(items: readonly Item[], ...[score, ...others]: ((item: Item) => number)[]): readonly Item[] {
  if (items.length < 2 || !score) return items;
  const scores = items.map(score);
  const highest = Math.max(...scores);
  return keepBest(
    items.filter((_, index) => scores[index] === highest),
    ...others,
  );
}

function memoize<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const { value } = known.get(key) ?? { value: compute(key) };
    known.set(key, { value });
    return value;
  };
}
