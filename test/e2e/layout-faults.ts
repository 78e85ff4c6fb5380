import type { Page } from "@playwright/test";

/** Selects the elements with the typeface of headings. */
const HEADINGS = "h1, h2, h3, blockquote p, :not(svg *).font-serif";

/** Matches text that must stay on one line: "15-minute", "L-4260", "9:00 am", "(248) 555-0134", "December 31". */
const WHOLE = [
  String.raw`\p{N}+-\p{L}+|\p{L}+-\p{N}+|\p{N}+:\p{N}+ [ap]m\b|\(\p{N}{3}\) \p{N}{3}-\p{N}{4}`,
  String.raw`(?:January|February|March|April|May|June|July|August|September|October|November|December) \p{N}+`,
].join("|");

/**
 * Finds faults in the layout of the page at its current width. Each message names the element. These are faults:
 *
 * - text that overlaps other text, an image, a surface or a control
 * - text beyond a side of the screen, or cut off by its container
 * - a page that scrolls sideways
 * - a word on several lines
 * - a phrase such as "9:00 am" on several lines
 * - a heading whose last line is one word, less than two fifths as wide as the heading, if the word before it would fit
 *   on that line
 *
 * If the visitor has `enlarged` the text, the last two are not faults, and a word may take two lines. Hidden text does
 * not count. The page has to be scrolled to its top.
 */
export async function layoutFaults(page: Page, enlarged = false): Promise<string[]> {
  return page.evaluate(
    ({ headings, whole, linesOfWord, isDesigned }) => {
      /** A line of text, or another visible thing. */
      interface Item {
        element: Element;
        name: string;
        box: DOMRect;
        isText: boolean;
      }
      const { scrollWidth, clientWidth: screenWidth } = document.documentElement;
      const faults = new Set(scrollWidth > screenWidth ? ["the page scrolls sideways"] : []);
      const items: Item[] = [];
      const states = new Map<Element, { isSeen: boolean; stuckTo: Element | undefined }>();
      const phrases = new RegExp(whole, "gu");

      for (const node of textsIn(document.body)) readText(node);
      for (const element of document.body.querySelectorAll("*")) readThing(element);
      items.sort((a, b) => a.box.top - b.box.top);
      for (const [index, item] of items.entries()) {
        for (let next = index + 1; next < items.length; next++) {
          const other = items[next];
          if (!other || other.box.top > item.box.bottom - 1) break;
          if (meet(item, other)) faults.add(`${item.name} and ${other.name} overlap`);
        }
      }
      if (isDesigned) for (const heading of document.body.querySelectorAll(headings)) findLoneWord(heading);
      return [...faults];

      function readText(node: Text): void {
        const element = node.parentElement as Element;
        const name = nameOf(element, node.data);
        const boxes = boxesOf(node, 0, node.length);
        for (const box of boxes) {
          // The boxes of close lines overlap. Their middles must not.
          const middle = new DOMRect(box.x, box.y + box.height * 0.3, box.width, box.height * 0.4);
          items.push({ element, name, box: middle, isText: true });
          findCut(element, name, box);
        }
        if (linesOf(boxes).length < 2) return;
        for (const { 0: token, index } of node.data.matchAll(/\S+/g)) {
          // A URL, an email address or Chinese may break anywhere.
          if (/@|\/\/|\p{Script=Han}/u.test(token)) continue;
          for (const { 0: word, index: start } of token.matchAll(/[\p{L}\p{N}’',.]*[\p{L}\p{N}]/gu)) {
            const lines = linesOf(boxesOf(node, index + start, index + start + word.length));
            if (lines.length > linesOfWord) faults.add(`${nameOf(element)}: "${word}" is broken`);
          }
        }
        if (!isDesigned) return;
        // Removes word joiners, and makes every space a plain one.
        const places = [...node.data].flatMap((character, index) => (character === "\u2060" ? [] : index));
        const plain = places.map((place) => node.data.charAt(place).replace(/\s/, " ")).join("");
        for (const { 0: phrase, index } of plain.matchAll(phrases)) {
          const [start = 0, last = 0] = [places[index], places[index + phrase.length - 1]];
          const lines = linesOf(boxesOf(node, start, last + 1));
          if (lines.length > 1) faults.add(`${nameOf(element)}: "${phrase}" is on ${lines.length} lines`);
        }
      }

      /** Reads images, surfaces, controls, and text that a style sheet adds, such as a number. */
      function readThing(element: Element): void {
        if (element.matches("svg *") || !stateOf(element).isSeen) return;
        const { backgroundColor, display } = getComputedStyle(element);
        const isSurface = backgroundColor !== "rgba(0, 0, 0, 0)";
        // An empty button covers a whole row but hides nothing.
        if (isSurface || element.matches("img, svg, a, button:not(:empty), summary")) {
          const boxes = display === "inline" ? element.getClientRects() : [element.getBoundingClientRect()];
          for (const box of boxes) items.push({ element, name: nameOf(element), box, isText: false });
        }
        for (const pseudo of ["::before", "::after"]) {
          const style = getComputedStyle(element, pseudo);
          if (style.position !== "absolute" || /^(?:none|normal|"")$/.test(style.content)) continue;
          const { x, y } = element.getBoundingClientRect();
          const [left = 0, top = 0, width, height] = [style.left, style.top, style.width, style.height].map(parseFloat);
          const box = new DOMRect(x + element.clientLeft + left, y + element.clientTop + top, width, height);
          items.push({ element, name: `${nameOf(element)}${pseudo}`, box, isText: false });
        }
      }

      function findCut(element: Element, name: string, box: DOMRect): void {
        for (let holder: Element | null = element; holder && holder !== document.body; holder = holder.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(holder);
          if (/auto|scroll/.test(overflowX)) return;
          const { left, right, top, bottom } = holder.getBoundingClientRect();
          const isCut =
            (/hidden|clip/.test(overflowX) && (box.left < left - 2 || box.right > right + 2)) ||
            (/hidden|clip/.test(overflowY) && (box.top < top - 2 || box.bottom > bottom + 2));
          if (isCut) faults.add(`${name} is cut off by ${nameOf(holder)}`);
        }
        if (box.left < -1 || box.right > screenWidth + 1) faults.add(`${name} is beyond a side of the screen`);
      }

      function findLoneWord(heading: Element): void {
        const words = textsIn(heading).flatMap((node) =>
          [...node.data.matchAll(/\S+/g)].map(({ 0: word, index }) => boxesOf(node, index, index + word.length)),
        );
        const lines = linesOf(words.flat());
        const bottom = Math.max(...lines);
        const [last, ...others] = words.filter((word) => linesOf(word).some((line) => Math.abs(line - bottom) < 4));
        if (words.length < 3 || lines.length < 2 || !last || others.length > 0) return;
        let block = heading;
        while (getComputedStyle(block).display === "inline" && block.parentElement) block = block.parentElement;
        const { paddingLeft, paddingRight, fontSize } = getComputedStyle(block);
        const room = block.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        const lastTwo = words.slice(-2).flatMap((word) => word.map(({ width }) => width));
        const fits = lastTwo.reduce((sum, width) => sum + width, parseFloat(fontSize) / 4) <= room;
        const all = words.flat();
        const widest = Math.max(...all.map(({ right }) => right)) - Math.min(...all.map(({ left }) => left));
        if (fits && Math.max(...last.map(({ width }) => width)) < widest * 0.4) {
          faults.add(`${nameOf(heading, heading.textContent)} ends with a lone word`);
        }
      }

      function meet(a: Item, b: Item): boolean {
        const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (width <= 1 || height <= 1 || stateOf(a.element).stuckTo !== stateOf(b.element).stuckTo) return false;
        const isOfStyle = (item: Item) => item.name.includes("::");
        const holds = (outer: Item, inner: Item) =>
          !outer.isText && !isOfStyle(outer) && outer.element.contains(inner.element);
        const isSame = a.element === b.element && !isOfStyle(a) && !isOfStyle(b);
        return !isSame && !holds(a, b) && !holds(b, a);
      }

      /** Returns the visible text nodes. */
      function textsIn(root: Element): Text[] {
        const texts: Text[] = [];
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const node = walker.currentNode as Text;
          if (node.data.trim() && node.parentElement && stateOf(node.parentElement).isSeen) texts.push(node);
        }
        return texts;
      }

      function boxesOf(node: Text, start: number, end: number): DOMRect[] {
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, end);
        return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      }

      /** Returns the middle of each line, in px. */
      function linesOf(boxes: readonly DOMRect[]): number[] {
        const lines: number[] = [];
        for (const { top, bottom, height } of boxes) {
          const middle = (top + bottom) / 2;
          if (!lines.some((line) => Math.abs(line - middle) < height / 2)) lines.push(middle);
        }
        return lines;
      }

      /** Returns whether an element is visible, and the sticky or scrolling element around it, which may cover others. */
      function stateOf(element: Element): { isSeen: boolean; stuckTo: Element | undefined } {
        const known = states.get(element);
        if (known) return known;
        const outer = element.parentElement ? stateOf(element.parentElement) : { isSeen: true, stuckTo: undefined };
        const { clipPath, position, opacity, overflow } = getComputedStyle(element);
        const isHidden =
          clipPath === "inset(50%)" ||
          opacity === "0" ||
          element.matches("[inert], script, style, noscript, .skip-link");
        const state = {
          isSeen: outer.isSeen && !isHidden && element.checkVisibility({ visibilityProperty: true }),
          stuckTo: position === "fixed" || /auto|scroll/.test(overflow) ? element : outer.stuckTo,
        };
        states.set(element, state);
        return state;
      }

      /** Returns a name such as '#services h3.text-item "Wills"'. */
      function nameOf(element: Element, text?: string | null): string {
        const section = element.closest("section[id], main, header, main ~ footer");
        const place = section?.id ? `#${section.id}` : (section?.localName ?? "body");
        const [firstClass] = element.classList;
        const quoted = text ? ` "${text.trim().slice(0, 50)}"` : "";
        return `${place} ${element.localName}${firstClass ? `.${firstClass}` : ""}${quoted}`;
      }
    },
    { headings: HEADINGS, whole: WHOLE, linesOfWord: enlarged ? 2 : 1, isDesigned: !enlarged },
  );
}
