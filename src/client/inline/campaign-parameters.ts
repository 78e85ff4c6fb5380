/** The query parameters that say which advertisement a visitor came from. No others are passed on. */
export const CAMPAIGN_PARAMETERS = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content", "gclid"];

/**
 * Selects calls to action that leave the site, and links to pages of the site. A link within the page keeps the query
 * of the page's address anyway.
 */
const LINKS = 'a[data-event][href^="https:"],a[href^="/"]';

/**
 * Adds the campaign parameters of the page's address to the links that LINKS selects, so that the external form knows
 * which advertisement led to it, although nothing is stored. A parameter that a link already has is not overwritten.
 *
 * All links get them when the page has been parsed. A link that React writes later gets them when the visitor presses
 * it, before the browser can follow it, open it in a new tab, copy it or drag it.
 */
export function propagateCampaignParameters(): void {
  const query = new URLSearchParams(location.search);
  const campaign = CAMPAIGN_PARAMETERS.filter((name) => query.get(name));
  if (campaign.length === 0) return;

  function addTo(link: HTMLAnchorElement) {
    // `link.search` keeps the rest of the query unchanged; `URLSearchParams` would encode it again.
    for (const name of campaign) {
      if (new URLSearchParams(link.search).has(name)) continue;
      const parameter = new URLSearchParams([[name, query.get(name) ?? ""]]);
      link.search = link.search ? `${link.search}&${parameter}` : `${parameter}`;
    }
  }
  function onPress({ target }: Event) {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(LINKS);
    if (link) addTo(link);
  }

  document.addEventListener("DOMContentLoaded", () =>
    document.querySelectorAll<HTMLAnchorElement>(LINKS).forEach(addTo),
  );
  for (const type of ["pointerdown", "click", "contextmenu"]) document.addEventListener(type, onPress, true);
}
