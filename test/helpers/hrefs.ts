/** Returns the addresses of these links, as the HTML has them. */
export const hrefsOf = (links: Element[]) => links.map((link) => link.getAttribute("href"));
