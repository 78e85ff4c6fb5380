import type { Page } from "@playwright/test";

function addElements(): void {
  for (const place of document.querySelectorAll("body, main, main > section, #strip, #carousel, [id^=figure-]")) {
    place.prepend(document.createElement("grammar-checker"));
  }
}

/** Translates what there is and what appears later. Phones do the same to numbers and addresses. */
function translate(): void {
  const seen = new WeakSet<Node>();
  const translateIn = (node: Node) => {
    if (node instanceof Element && node.matches("script, style")) return;
    if (!(node instanceof Text)) for (const child of [...node.childNodes]) translateIn(child);
    else if (node.data.trim() && !seen.has(node)) {
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      const translated = new Text(node.data.replace(/\p{L}+/gu, (word) => `${word}ة`));
      seen.add(translated);
      inner.append(translated);
      outer.append(inner);
      node.replaceWith(outer);
    }
  };
  const onChange = (changes: MutationRecord[]) => {
    for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) translateIn(node);
  };
  translateIn(document.body);
  document.title = `${document.title}ة`;
  new MutationObserver(onChange).observe(document.body, { childList: true, characterData: true, subtree: true });
}

export const REWRITINGS = {
  "an extension": addElements,
  "a translator": translate,
};

export async function translateToArabic(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  await page.evaluate(translate);
}
