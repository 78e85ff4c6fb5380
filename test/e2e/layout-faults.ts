import type { Page } from "@playwright/test";

/**
 * Finds what does not fit: a page that scrolls sideways; a word, an image or a control that is covered, cut off, or
 * beyond a side of the screen; a word on more than one line.
 */
export const layoutFaults = (page: Page) => page.evaluate(findFaults);

function findFaults(): string[] {
  // Hidden on purpose, or part of a row that scrolls.
  const hidden = "[inert], [class*='sr-only'], .skip-link, .carousel-row, .award-marquee, svg *, script, style";
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? ["the page scrolls sideways"] : [];
  const isSeen = (element: Element) =>
    !element.closest(hidden) && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  for (const element of [...document.body.querySelectorAll("*")].filter(isSeen)) {
    const name = `${element.localName}.${element.classList[0] ?? ""} "${element.textContent?.trim().slice(0, 30)}"`;
    const ranges = wordsIn(element);
    const isThing = element.matches("img, svg, a, button, summary");
    if (ranges.length === 0 && !isThing) continue;
    const { top, bottom } = element.getBoundingClientRect();
    // Below a header on two lines.
    if (top < 130 || bottom > innerHeight) element.scrollIntoView({ block: "center", behavior: "instant" });
    for (const range of ranges) {
      const seen = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      const lines = new Set(seen.map(({ top }) => Math.round(top)));
      if (lines.size > 1 && !/[-–@]/.test(String(range))) faults.push(`${name}: "${range}" is broken`);
    }
    // Of the words, the first and the last tell whether something is cut off.
    const parts = [...ranges.slice(0, 1), ...ranges.slice(1).slice(-1), ...(isThing ? [element] : [])];
    // Of a text that is taller than the screen, the header covers a part.
    const start = element.closest("header")
      ? 0
      : Math.max(0, document.querySelector("header")?.getBoundingClientRect().bottom ?? 0);
    const boxes = parts.flatMap((part) => [...part.getClientRects()]);
    for (const { left, top, bottom, width, height } of boxes) {
      if (width < 2 || height < 2 || top < start || bottom > innerHeight) continue;
      if (left < -1 || left + width > clientWidth + 1) faults.push(`${name} is beyond a side of the screen`);
      // The boxes of close lines overlap at their edges.
      const hits = [
        [0.25, 0.3],
        [0.5, 0.5],
        [0.75, 0.7],
      ].map(([x = 0, y = 0]) => document.elementFromPoint(left + x * width, top + y * height));
      const other = hits.find((hit) => !hit || !element.contains(hit));
      if (other !== undefined) faults.push(`${name} is covered or cut off: ${other?.outerHTML.slice(0, 60)}`);
    }
  }
  return [...new Set(faults)];

  function wordsIn(element: Element): Range[] {
    const texts = [...element.childNodes].filter((node) => node instanceof Text);
    return texts.flatMap((text) =>
      [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range;
      }),
    );
  }
}
