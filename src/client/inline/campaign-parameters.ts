/** The parameters of the page's address that are handed on to external links: where a visitor came from, nothing else. */
export const CAMPAIGN_PARAMETERS = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "gclid",
] as const;

/**
 * Hands the campaign parameters of the address the visitor landed on to every call-to-action that leaves the site, so
 * that the external form knows which advertisement led to it, and to links to other pages of the site, which hand them
 * on likewise. They are kept in addresses and nowhere else. Other links, such as to a profile of the firm, do not get
 * them.
 *
 * All links get them as soon as the page has been read; one that is written later (by React) gets them before it can
 * be followed, opened in a new tab, copied or dragged. What a link says itself is not overwritten.
 *
 * Written into the page by inline-scripts.ts: it must stand alone.
 *
 * @param names of the parameters that are handed on, each at most once
 */
export function propagateCampaignParameters(names: readonly string[]): void {
  const landed = new URLSearchParams(location.search);
  const campaign = names.filter((name) => landed.get(name));
  if (!campaign[0]) return;

  function carry(link: HTMLAnchorElement | null | false) {
    if (!link || !/^http/.test(link.href)) return;
    if (!link.dataset.event && (link.host !== location.host || link.pathname === location.pathname)) return;
    for (const name of campaign) {
      if (!new URLSearchParams(link.search).has(name)) {
        link.search += `${link.search && "&"}${new URLSearchParams([[name, landed.get(name) as string]])}`;
      }
    }
  }

  document.addEventListener("DOMContentLoaded", () => document.querySelectorAll("a").forEach(carry));
  for (const type of ["pointerdown", "click", "contextmenu"]) {
    document.addEventListener(type, ({ target }) => carry(target instanceof Element && target.closest("a")), true);
  }
}
