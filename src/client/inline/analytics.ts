/**
 * Reports each use of a call to action to the analytics service in content/site.json, if any
 * (docs/security.md).
 *
 * A report has the name of the event, the section of the link, the site's domain and the page's
 * path. It has nothing about the visitor: no cookie, no referrer, and no query, which could contain
 * campaign parameters.
 *
 * @param endpoint an https address that takes events in Plausible's format
 * @param site the address of this website
 */
export default function reportEvents(endpoint: string, site: string): void {
  document.addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLElement>("[data-event]");
      if (!link) return;
      const name = [link.dataset.event, link.closest("section[id]")?.id].filter(Boolean).join(":");
      const body = JSON.stringify({ name, domain: new URL(site).hostname, url: site + location.pathname });
      // `keepalive`: the visitor may leave the page before the answer comes. `no-cors`: nobody reads the answer.
      void fetch(endpoint, {
        method: "POST",
        mode: "no-cors",
        keepalive: true,
        credentials: "omit",
        referrerPolicy: "no-referrer",
        body,
      }).catch(() => undefined);
    },
    true,
  );
}
