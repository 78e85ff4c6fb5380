import { contentSecurityPolicy, type InlineHashes, mergeHashes } from "./content-security-policy";
import type { HeaderRule } from "./format-headers-file";

const YEAR = 365 * 24 * 60 * 60;

/** For files whose name changes with their content. One year, in seconds, is the longest that makes sense. */
export const IMMUTABLE = `public, max-age=${YEAR}, immutable`;
/** For everything else: kept, but asked about before each use. */
const REVALIDATE = "public, max-age=0, must-revalidate";

/** The browser features a page could ask for, all off: this one needs none, and nothing slipped into it shall either. */
const FEATURES = `
  accelerometer autoplay camera display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid
  identity-credentials-get idle-detection local-fonts magnetometer microphone midi payment picture-in-picture
  publickey-credentials-create publickey-credentials-get screen-wake-lock serial storage-access usb
  window-management xr-spatial-tracking
`;

/** The same for every answer. docs/security.md gives the reason of each. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": `max-age=${2 * YEAR}; includeSubDomains`,
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  // The external form learns which site a visitor came from, and neither the page nor the campaign parameters.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": FEATURES.trim()
    .split(/\s+/)
    .map((feature) => `${feature}=()`)
    .join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

interface HeaderOptions {
  /** The inline code of each page, by the path it is asked for under ("/thank-you"). */
  pages: ReadonlyMap<string, InlineHashes>;
  /** The page that answers every unknown path. */
  notFound: InlineHashes;
  /** Paths of files whose name changes with their content, and of folders that hold nothing else ("/static/*"). */
  immutable: readonly string[];
  /** False for a deploy that is only a preview. */
  indexable: boolean;
  /** Origins that scripts may send to, besides the site itself. */
  connectTo?: readonly string[];
}

/**
 * All headers of the site.
 *
 * No host says clearly what happens when two matching rules set the same header: the last one may win, the first one,
 * or both may be sent, of which a browser then enforces both policies. So every header stands in one rule per path,
 * with one exception that is right in all three cases. Unknown paths can only be matched by `/*`, whose policy hence
 * holds for every page as well: it allows the union of all pages. Each page's own rule allows less. Either alone lets
 * the page work, and both together amount to the page's own.
 */
export function responseHeaders({ pages, notFound, immutable, indexable, connectTo }: HeaderOptions): HeaderRule[] {
  const everywhere = mergeHashes([...pages.values(), notFound]);
  return [
    {
      path: "/*",
      headers: {
        ...SECURITY_HEADERS,
        "Content-Security-Policy": contentSecurityPolicy(everywhere, connectTo),
        ...(!indexable && { "X-Robots-Tag": "noindex" }),
      },
    },
    ...[...pages].map(([path, hashes]) => ({
      path,
      headers: { "Content-Security-Policy": contentSecurityPolicy(hashes, connectTo), "Cache-Control": REVALIDATE },
    })),
    { path: "/page-data/*", headers: { "Cache-Control": REVALIDATE } },
    ...immutable.map((path) => ({ path, headers: { "Cache-Control": IMMUTABLE } })),
  ];
}
