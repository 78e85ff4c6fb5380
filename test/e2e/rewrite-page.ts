/** Puts every text with a digit into a link, as iPhones do with numbers, dates and addresses. */
function detectAddresses(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!/\d/.test(text.data) || text.parentElement?.closest("a, button, summary, script, style")) continue;
    const link = document.createElement("a");
    link.href = "x-apple-data-detectors://1";
    text.replaceWith(link);
    link.append(text);
  }
}

function addElements(): void {
  for (const place of document.querySelectorAll("body, main, main > section, [data-island], .digits")) {
    place.prepend(document.createElement("grammar-checker"));
  }
}

/** Translates what there is and what appears later. */
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
  "an address detector": detectAddresses,
  "an extension": addElements,
  "a translator": translate,
};
