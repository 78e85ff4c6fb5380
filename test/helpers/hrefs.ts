export const hrefsOf = (links: Element[]) => links.map((link) => link.getAttribute("href"));
