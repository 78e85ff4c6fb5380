/** The query parameters that say which advertisement a visitor came from. No others are passed on. */
const CAMPAIGN_PARAMETERS =
  /^(?:utm_(?:source|source_platform|medium|campaign|id|term|content)|gclid|gbraid|wbraid|gad_(?:source|campaignid)|msclkid)$/;

/** Calls to action that leave the site, and links to its pages. In-page links keep the query anyway. */
const CARRIES_CAMPAIGN = 'a[data-event][href^="https:"],a[href^="/"]';

/** What precedes every way to follow or copy a link: mouse, finger, keyboard, context menu, screen reader. */
const BEFORE_USE = ["pointerdown", "focusin", "click", "contextmenu"];

/**
 * Copies campaign parameters from the page's address to a link just before it is used, so that the external form knows
 * the advertisement. Nothing is stored.
 */
export function keepCampaign(): void {
  for (const type of BEFORE_USE) addEventListener(type, addParameters, true);
}

/** Adds the parameters to the address of a link. A parameter that the link already has stays. */
function addParameters({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(CARRIES_CAMPAIGN);
  if (!link) return;
  const own = new URLSearchParams(link.search);
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (!CAMPAIGN_PARAMETERS.test(name) || !value || own.has(name)) continue;
    // `link.search` keeps the rest of the query unchanged; `URLSearchParams` would encode it again.
    link.search += `${link.search ? "&" : ""}${new URLSearchParams([[name, value]])}`;
    own.set(name, value);
  }
}
