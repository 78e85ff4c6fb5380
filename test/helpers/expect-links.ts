/** Expects a link that opens its address in a new tab, which gets no access to the tab of this site. */
export function expectNewTab(link: HTMLElement, href: string): void {
  expect(link).toHaveAttribute("href", href);
  expect(link).toHaveAttribute("target", "_blank");
  expect(link.getAttribute("rel")?.split(" ")).toContain("noopener");
  expect(link).toHaveAccessibleName(expect.stringMatching(/new tab/i));
}

/** Expects a link that stays in the same tab: it dials, opens the mail program, or leads to a place on this site. */
export function expectSameTab(link: HTMLElement, href: string): void {
  expect(link).toHaveAttribute("href", href);
  expect(link).not.toHaveAttribute("target");
}
