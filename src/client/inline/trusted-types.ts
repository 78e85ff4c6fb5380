/**
 * The page's only Trusted Types policy: what a script may write into the page as code (docs/security.md).
 *
 * Scripts may be loaded from this site alone. HTML may be emptied (tippy.js does that before it fills a tooltip), and
 * nothing else may be written as HTML; nothing at all as script.
 */
export function createTrustedTypesPolicy(): void {
  window.trustedTypes?.createPolicy("default", {
    createHTML: (html) => (html === "" ? html : null) as string,
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null) as string,
  });
}
