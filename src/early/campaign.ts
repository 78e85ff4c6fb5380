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
 * Hands the campaign parameters of the address the visitor landed on to every link that leaves the site, so that
 * the external form knows which advertisement led to it. They are kept in this page's memory and nowhere else.
 *
 * All links get them as soon as the page has been read; one that is written later (by React) gets them before it can
 * be followed, opened in a new tab, copied or dragged. What a link says itself is not overwritten. A link to a place
 * on this page keeps the page's query: without it, it would lead to another address and load the page again.
 *
 * Written into the page by early-script.ts: it must stand alone.
 *
 * @param names of the parameters that are handed on, each at most once
 */
export function carryCampaign(names: readonly string[]): void {
  const landed = new URLSearchParams(location.search);
  const campaign = names.filter((name) => landed.get(name));
  if (campaign.length === 0) return;

  function carry(link: HTMLAnchorElement) {
    if (link.origin === location.origin) {
      if (link.hash && link.pathname === location.pathname) link.search = location.search;
    } else if (/^https?:/.test(link.href)) {
      const own = new URLSearchParams(link.search);
      for (const name of campaign) {
        if (!own.has(name)) {
          link.search += `${link.search ? "&" : "?"}${name}=${encodeURIComponent(landed.get(name) ?? "")}`;
        }
      }
    }
  }

  document.addEventListener("DOMContentLoaded", () => {
    for (const link of document.links) if (link instanceof HTMLAnchorElement) carry(link);
  });
  for (const type of ["pointerdown", "click", "contextmenu"]) {
    document.addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element && target.closest("a");
        if (link) carry(link);
      },
      true,
    );
  }
}
