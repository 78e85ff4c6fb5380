/** What tells where a visitor came from. Nothing else of an address is passed on. */
export const CAMPAIGN_PARAMETERS = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content", "gclid"];

/** Calls to action that leave the site, and links to its pages. One within the page keeps the page's whole address. */
const LINKS = 'a[data-event][href^="https:"],a[href^="/"]';

/**
 * Adds the campaign parameters of the page's address to every call to action that leaves the site, so that the external
 * form knows which advertisement led to it, and to links to pages of the site, which do the same. They are kept in
 * addresses and nowhere else. What a link says itself is not overwritten.
 *
 * All links get them once the page has been parsed; one that React writes later gets them before it can be followed,
 * opened in a new tab, copied or dragged.
 */
export function propagateCampaignParameters(): void {
  const landed = new URLSearchParams(location.search);
  const campaign = CAMPAIGN_PARAMETERS.filter((name) => landed.get(name));
  if (!campaign[0]) return;

  function addTo(target: EventTarget | null) {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(LINKS);
    if (!link) return;
    for (const name of campaign) {
      if (!new URLSearchParams(link.search).has(name)) {
        link.search += `${link.search && "&"}${new URLSearchParams([[name, landed.get(name) as string]])}`;
      }
    }
  }

  document.addEventListener("DOMContentLoaded", () => document.querySelectorAll(LINKS).forEach(addTo));
  for (const type of ["pointerdown", "click", "contextmenu"]) {
    document.addEventListener(type, ({ target }) => addTo(target), true);
  }
}
