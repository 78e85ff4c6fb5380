/**
 * Tells a cookieless analytics service which call-to-action was used, if content/site.json names one (docs/analytics.md).
 *
 * What is sent: the name of the event, the band of the page it happened in, the site's domain and the page's path.
 * Nothing about the visitor; no cookie, no referrer and no query, so no campaign parameter either.
 *
 * Written into the page by gatsby/postbuild/postbuild.ts: it must stand alone.
 *
 * @param endpoint https address that takes Plausible's event format
 * @param site address of this website
 */
export function reportEvents(endpoint: string, site: string): void {
  document.addEventListener(
    "click",
    ({ target }) => {
      const marked = target instanceof Element ? target.closest("[data-event]") : null;
      const name = marked?.getAttribute("data-event");
      if (!marked || !name) return;
      const band = marked.closest("section[id]")?.id;
      // `keepalive`: the answer may come after the visitor has left. `no-cors`: the answer is of no interest.
      void fetch(endpoint, {
        method: "POST",
        mode: "no-cors",
        keepalive: true,
        credentials: "omit",
        referrerPolicy: "no-referrer",
        body: JSON.stringify({
          name: band ? `${name}:${band}` : name,
          domain: new URL(site).hostname,
          url: site + location.pathname,
        }),
      }).catch(() => undefined);
    },
    true,
  );
}
