import { headersFile } from "../../gatsby/headers/format-headers-file";
import { IMMUTABLE, SECURITY_HEADERS } from "../../gatsby/headers/response-headers";
import type { EditorSettings } from "../settings";

/**
 * The `_headers` file of the editor.
 *
 * @param hashed paths of files whose name changes with their content
 */
export function editorHeaders({ place }: Pick<EditorSettings, "place">, hashed: readonly string[]): string {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // Images that somebody has just chosen, and those of GitHub, come as bytes.
    "img-src 'self' blob: data:",
    "font-src 'self'",
    place === "github" ? "connect-src 'self' https://api.github.com" : "connect-src 'self'",
    // The preview.
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
    // The window in which somebody signs in answers the one that opened it.
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "X-Robots-Tag": "noindex",
  };
  return headersFile([
    { path: "/*", headers },
    ...hashed.map((path) => ({ path, headers: { "Cache-Control": IMMUTABLE } })),
  ]);
}
