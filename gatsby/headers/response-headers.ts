import { contentSecurityPolicy, type InlineHashes } from "./content-security-policy";
import type { HeaderRule } from "./format-headers-file";

/** `Cache-Control` for files whose name changes with their content: one year, in seconds, which is the usual maximum. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/**
 * How long browsers insist on https, in seconds. With one day, a mistake does not last long. Once
 * everything under the domain has https, make it two years: "max-age=63072000; includeSubDomains"
 * (docs/deploying.md, "Launch").
 */
const STRICT_TRANSPORT_SECURITY = "max-age=86400";

/** The browser features that a page could use. All are off, because the site needs none of them. */
const FEATURES = `
  accelerometer autoplay camera display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid
  identity-credentials-get idle-detection local-fonts magnetometer microphone midi payment picture-in-picture
  publickey-credentials-create publickey-credentials-get screen-wake-lock serial storage-access usb
  window-management xr-spatial-tracking
`;

/** The headers of every response. docs/security.md explains each of them. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": STRICT_TRANSPORT_SECURITY,
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  // The external form learns the site that a visitor came from, but not the page or campaign parameters.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": FEATURES.trim()
    .split(/\s+/)
    .map((feature) => `${feature}=()`)
    .join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

interface HeaderOptions {
  /** The hashes of the inline code of all pages. */
  hashes: InlineHashes;
  /** The paths of files whose name changes with their content. A pattern would also make browsers keep a 404. */
  immutable: readonly string[];
  /** False for a preview deploy. */
  indexable: boolean;
  /** Origins that scripts may send data to, in addition to the site itself. */
  connectTo?: readonly string[];
}

/**
 * Returns all headers of the site. No two rules that match the same path set the same header,
 * because no host documents which one wins. This is why all pages share one policy: only `/*`
 * matches unknown paths. Files that are not immutable need no rule: by default, hosts make
 * browsers revalidate them before each use.
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
