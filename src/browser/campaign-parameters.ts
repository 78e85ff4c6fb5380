/** The query parameters that say which advertisement a visitor came from. No others are passed on. */
const CAMPAIGN_PARAMETERS = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content", "gclid"];

/**
 * Selects calls to action that leave the site, and links to pages of the site. A link within the page keeps the query
 * of the page's address anyway.
 */
const LINKS = 'a[data-event][href^="https:"],a[href^="/"]';

/**
 * Adds the campaign parameters of the page's address to the links that LINKS selects, so that the external form knows
 * which advertisement led to it, although nothing is stored. A parameter that a link already has is not overwritten.
 */
export function propagateCampaignParameters(): void {
  const query = new URLSearchParams(location.search);
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
    const own = new URLSearchParams(link.search);
    for (const name of CAMPAIGN_PARAMETERS) {
      const value = query.get(name);
      if (!value || own.has(name)) continue;
      // `link.search` keeps the rest of the query unchanged; `URLSearchParams` would encode it again.
      link.search += `${link.search ? "&" : ""}${new URLSearchParams([[name, value]])}`;
    }
  }
}
