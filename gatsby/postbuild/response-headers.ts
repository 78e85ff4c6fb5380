import { contentSecurityPolicy, type InlineHashes } from "./content-security-policy";
import type { HeaderRule } from "./format-headers-file";

/** For files whose name changes with their content. One year, in seconds, is the longest that makes sense. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/**
 * How long browsers insist on https. At first a day: a mistake ends by itself. Once everything under the domain has
 * https, two years: "max-age=63072000; includeSubDomains" (docs/deploying.md, "Launch").
 */
const STRICT_TRANSPORT_SECURITY = "max-age=86400";

/** The browser features a page could ask for, all off: this one needs none, and nothing slipped into it shall either. */
const FEATURES = `
  accelerometer autoplay camera display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid
  identity-credentials-get idle-detection local-fonts magnetometer microphone midi payment picture-in-picture
  publickey-credentials-create publickey-credentials-get screen-wake-lock serial storage-access usb
  window-management xr-spatial-tracking
`;

/** The same for every answer. docs/security.md gives the reason of each. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": STRICT_TRANSPORT_SECURITY,
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
  /** The inline code of all pages. */
  hashes: InlineHashes;
  /** Paths of files whose name changes with their content. No patterns: a 404 must not be kept. */
  immutable: readonly string[];
  /** False for a deploy that is only a preview. */
  indexable: boolean;
  /** Origins that scripts may send to, besides the site itself. */
  connectTo?: readonly string[];
}

/**
 * All headers of the site. Every header stands in one rule per path: no host says clearly what happens when two that
 * match set the same one. Hence all pages have one policy, as unknown paths can only be matched by `/*`. What is not
 * named as immutable, hosts let browsers keep by themselves, but ask about before each use.
 */
export function responseHeaders({ hashes, immutable, indexable, connectTo }: HeaderOptions): HeaderRule[] {
  return [
    {
      path: "/*",
      headers: {
        ...SECURITY_HEADERS,
        "Content-Security-Policy": contentSecurityPolicy(hashes, connectTo),
        ...(!indexable && { "X-Robots-Tag": "noindex" }),
      },
    },
    ...immutable.map((path) => ({ path, headers: { "Cache-Control": IMMUTABLE } })),
  ];
}
