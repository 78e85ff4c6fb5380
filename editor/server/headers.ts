import { headersFile } from "../../gatsby/headers/format-headers-file";
import { IMMUTABLE, SECURITY_HEADERS } from "../../gatsby/headers/response-headers";
import type { EditorSettings } from "../settings";

/**
 * Returns the `_headers` file of the content editor.
 *
 * @param hashed the paths of files with a hash in their name, which never change
 */
export function editorHeaders({ place }: Pick<EditorSettings, "place">, hashed: readonly string[]): string {
  const connections = place === "github" ? "'self' https://api.github.com" : "'self'";
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // Images from GitHub and newly chosen ones have blob: and data: URLs.
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src ${connections}`,
    // The preview runs in a frame.
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
  ];
  const headers = {
    ...SECURITY_HEADERS,
    "Content-Security-Policy": policy.join("; "),
    "X-Frame-Options": "SAMEORIGIN",
    "Referrer-Policy": "no-referrer",
    // The sign-in window sends a message to the window that opened it.
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "X-Robots-Tag": "noindex",
  };
  const immutable = { "Cache-Control": IMMUTABLE };
  return headersFile([{ path: "/*", headers }, ...hashed.map((path) => ({ path, headers: immutable }))]);
}
