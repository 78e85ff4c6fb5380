/** What tells where a visitor came from. Nothing else of an address is passed on. */
export const CAMPAIGN_PARAMETERS = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content", "gclid"];

/**
 * Adds the campaign parameters of the page's address to every call to action that leaves the site, so that the external
 * form knows which advertisement led to it, and to links to other pages of the site, which do the same. They are kept in
 * addresses and nowhere else. What a link says itself is not overwritten.
 *
 * All links get them once the page has been parsed; one that React writes later gets them before it can be followed,
 * opened in a new tab, copied or dragged.
 */
export function propagateCampaignParameters(): void {
  const landed = new URLSearchParams(location.search);
  const campaign = CAMPAIGN_PARAMETERS.filter((name) => landed.get(name));
  if (!campaign[0]) return;

  function addTo(link: HTMLAnchorElement | null | false) {
    if (!link || !/^http/.test(link.href)) return;
    if (!link.dataset.event && (link.host !== location.host || link.pathname === location.pathname)) return;
    for (const name of campaign) {
      if (!new URLSearchParams(link.search).has(name)) {
        link.search += `${link.search && "&"}${new URLSearchParams([[name, landed.get(name) as string]])}`;
      }
    }
  }

  document.addEventListener("DOMContentLoaded", () => document.querySelectorAll("a").forEach(addTo));
  for (const type of ["pointerdown", "click", "contextmenu"]) {
    document.addEventListener(type, ({ target }) => addTo(target instanceof Element && target.closest("a")), true);
  }
}
