import type { Page } from "@playwright/test";

/**
 * Finds faults in the layout of the page at its current width. Each message names the element. These are faults:
 *
 * - text that overlaps other text, an image, a surface or a control
 * - text beyond a side of the screen, or cut off by its container
 * - a page that scrolls sideways
 * - a word on more than two lines
 *
 * Hidden text does not count. The page has to be scrolled to its top.
 */
export const layoutFaults = (page: Page) => page.evaluate(findFaults);

/** Runs in the page. */
function findFaults(): string[] {
  /** A line of text, or another visible thing. */
  interface Item {
    element: Element;
    box: DOMRect;
    isText: boolean;
  }
  const { scrollWidth, clientWidth: screenWidth } = document.documentElement;
  const faults = new Set(scrollWidth > screenWidth ? ["the page scrolls sideways"] : []);
  const items: Item[] = [];

  for (const element of document.body.querySelectorAll("*")) {
    if (!isSeen(element) || element.matches("svg *")) continue;
    for (const node of element.childNodes) if (node instanceof Text && node.data.trim()) readText(element, node);
    const { backgroundColor, display } = getComputedStyle(element);
    const isSurface = backgroundColor !== "rgba(0, 0, 0, 0)";
    if (!isSurface && !element.matches("img, svg, a, button, summary")) continue;
    const boxes = display === "inline" ? element.getClientRects() : [element.getBoundingClientRect()];
    for (const box of boxes) items.push({ element, box, isText: false });
  }
  items.sort((a, b) => a.box.top - b.box.top);
  for (const [index, item] of items.entries()) {
    for (const other of items.slice(index + 1)) {
      if (other.box.top > item.box.bottom - 1) break;
      if (meet(item, other)) faults.add(`${nameOf(item.element)} and ${nameOf(other.element)} overlap`);
    }
  }
  return [...faults];

  function readText(element: Element, node: Text): void {
    for (const box of boxesOf(node, 0, node.length)) {
      // The boxes of close lines overlap. Their middles must not.
      const middle = new DOMRect(box.x, box.y + box.height * 0.3, box.width, box.height * 0.4);
      items.push({ element, box: middle, isText: true });
      findCut(element, box);
    }
    for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
      // An email address may break anywhere.
      if (word.includes("@")) continue;
      const tops = new Set(boxesOf(node, index, index + word.length).map(({ top }) => Math.round(top)));
      if (tops.size > 2) faults.add(`${nameOf(element)}: "${word}" is broken`);
    }
  }

  function findCut(element: Element, box: DOMRect): void {
    for (let holder: Element | null = element; holder && holder !== document.body; holder = holder.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(holder);
      if (/auto|scroll/.test(overflowX)) return;
      const { left, right, top, bottom } = holder.getBoundingClientRect();
      const isCut =
        clipPath !== "none" ||
        (/hidden|clip/.test(overflowX) && (box.left < left - 2 || box.right > right + 2)) ||
        (/hidden|clip/.test(overflowY) && (box.top < top - 2 || box.bottom > bottom + 2));
      if (isCut) faults.add(`${nameOf(element)} is cut off by ${nameOf(holder)}`);
    }
    const isBeyond = box.left < -1 || box.right > screenWidth + 1;
    if (isBeyond) faults.add(`${nameOf(element)} is beyond a side of the screen`);
  }

  function meet(a: Item, b: Item): boolean {
    const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
    const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
    if (width <= 1 || height <= 1 || a.element === b.element) return false;
    const holds = (outer: Item, inner: Item) => !outer.isText && outer.element.contains(inner.element);
    return !holds(a, b) && !holds(b, a);
  }

  function boxesOf(node: Text, start: number, end: number): DOMRect[] {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  }

  /** Returns whether an element can be seen. What a scrolling row holds may be beyond its ends. */
  function isSeen(element: Element): boolean {
    const hidden = element.closest(
      "[inert], [class*='sr-only'], .skip-link, .carousel-row, .award-marquee, script, style",
    );
    return !hidden && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  function nameOf(element: Element): string {
    const words = (element.textContent ?? "").trim().slice(0, 30);
    return `${element.localName}.${element.classList[0] ?? ""} "${words}"`;
  }
}
