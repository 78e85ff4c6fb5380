/** Returns the address of a section. On the landing page, a link to it keeps the query of the page's URL. */
export function sectionHref(section: Queries.SectionId, isLandingPage: boolean): string {
  return `${isLandingPage ? "" : "/"}#${section}`;
}
