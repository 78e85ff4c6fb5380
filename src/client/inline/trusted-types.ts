/**
 * Creates the page's only Trusted Types policy, which decides what a script may write into the page (docs/security.md):
 *
 * - It may load scripts, from this site only.
 * - It may write empty HTML: tippy.js empties a tooltip that way before it fills it.
 * - It may write no other HTML, and no script.
 */
export function createTrustedTypesPolicy(): void {
  window.trustedTypes?.createPolicy("default", {
    createHTML: (html) => (html === "" ? html : null) as string,
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null) as string,
  });
}
