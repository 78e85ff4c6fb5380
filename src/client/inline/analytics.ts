/**
 * Tells a cookieless analytics service which call to action was used, if content/site.json names one (docs/security.md).
 *
 * What is sent: the name of the event, the section it happened in, the site's domain and the page's path. Nothing about
 * the visitor; no cookie, no referrer and no query, so no campaign parameter either.
 *
 * @param endpoint https address that takes Plausible's event format
 * @param site address of this website
 */
export default function reportEvents(endpoint: string, site: string): void {
  document.addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLElement>("[data-event]");
      if (!link) return;
      const name = [link.dataset.event, link.closest("section[id]")?.id].filter(Boolean).join(":");
      const body = JSON.stringify({ name, domain: new URL(site).hostname, url: site + location.pathname });
      // `keepalive`: the answer may come after the visitor has left. `no-cors`: the answer is of no interest.
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
