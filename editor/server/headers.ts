import type { HeaderRule } from "../../gatsby/postbuild/headers-file";
import { IMMUTABLE, SECURITY_HEADERS } from "../../gatsby/postbuild/response-headers";

/** The headers of the editor. @param connectTo origins that it may ask, besides its own */
export function editorHeaders(connectTo: readonly string[]): HeaderRule[] {
  const policy = [
    ["default-src", "'none'"],
    ["script-src", "'self'"],
    ["style-src", "'self'"],
    // Images that somebody has just chosen, and those of GitHub, come as bytes.
    ["img-src", "'self'", "blob:", "data:"],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...connectTo],
    // The preview.
    ["frame-src", "'self'"],
    ["base-uri", "'none'"],
    ["form-action", "'none'"],
    ["frame-ancestors", "'self'"],
    ["require-trusted-types-for", "'script'"],
  ];
  return [
    {
      path: "/*",
      headers: {
        ...SECURITY_HEADERS,
        "Content-Security-Policy": policy.map((directive) => directive.join(" ")).join("; "),
        "X-Frame-Options": "SAMEORIGIN",
        "Referrer-Policy": "no-referrer",
        // The window in which somebody signs in answers the one that opened it.
        "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
        "X-Robots-Tag": "noindex",
      },
    },
    { path: "/assets/*", headers: { "Cache-Control": IMMUTABLE } },
  ];
}
