/** Leaves the site in a new tab, and gives the page it leads to no handle on ours. */
export function expectNewTab(link: HTMLElement, href: string): void {
  expect(link).toHaveAttribute("href", href);
  expect(link).toHaveAttribute("target", "_blank");
  expect(link.getAttribute("rel")?.split(" ")).toContain("noopener");
  expect(link).toHaveAccessibleName(expect.stringMatching(/new tab/i));
}

/** Stays in the same tab: dials, opens the mail program, or leads to another place on this site. */
export function expectSameTab(link: HTMLElement, href: string): void {
  expect(link).toHaveAttribute("href", href);
  expect(link).not.toHaveAttribute("target");
}
