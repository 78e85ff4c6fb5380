import { inlineHashes } from "../../src/hosting/content-security-policy";

/** What a host answers. Header names are in small letters, as `fetch` gives them. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** Asks the host for a path, without following redirects. */
export type Ask = (path: string, headers?: Record<string, string>) => Promise<Answer>;

/** What kind of deploy is checked. */
export type DeployKind = "production" | "preview";

const REVALIDATE = "public, max-age=0, must-revalidate";
const IMMUTABLE = "public, max-age=31536000, immutable";

/** Pages, under every address they are asked for, with a piece of their own HTML. */
const PAGES: { path: string; status: number; holds: string }[] = [
  { path: "/", status: 200, holds: 'id="home-heading"' },
  { path: "/?p=12&utm_source=postcard", status: 200, holds: 'id="home-heading"' },
  { path: "/thank-you/", status: 200, holds: 'id="thank-you-heading"' },
  { path: "/thank-you/?from=form", status: 200, holds: 'id="thank-you-heading"' },
  { path: "/nowhere", status: 404, holds: 'id="not-found-heading"' },
  { path: "/nowhere/deep/?x=1", status: 404, holds: 'id="not-found-heading"' },
];

/** Files, with the type they have to be sent as. */
const FILES: Record<string, string> = {
  "/robots.txt": "text/plain",
  "/sitemap.xml": "xml",
  "/manifest.webmanifest": "application/manifest+json",
  "/.well-known/security.txt": "text/plain",
  "/licenses.txt": "text/plain",
  "/social-image.png": "image/png",
  "/favicon.ico": "image",
  "/apple-touch-icon.png": "image/png",
};

/** Addresses that have moved (static/_redirects). */
const MOVED: Record<string, string> = {
  "/home": "/",
  "/thankyou": "/thank-you/",
  "/thanks": "/thank-you/",
  "/thank-you.html": "/thank-you/",
};

/** What must never be sent: instructions to the host, notes of the build, sources. */
const PRIVATE = [
  "/_headers",
  "/_redirects",
  "/webpack.stats.json",
  "/chunk-map.json",
  "/package.json",
  "/netlify.toml",
  "/content/site.json",
  "/src/pages/index.tsx",
  "/.cache/redux/redux.state",
  "/~partytown/partytown.js",
  "/404/",
];

/** Headers of every page and file, with what they have to say. */
const EVERYWHERE: Record<string, RegExp> = {
  "strict-transport-security": /^max-age=63072000; includeSubDomains/,
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "permissions-policy": /^(?:[a-z-]+=\(\), ){20,}[a-z-]+=\(\)$/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^same-origin$/,
  "content-security-policy":
    /^default-src 'none'; script-src 'self'(?: 'sha256-[^']+')*; style-src [^;]*;.*frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default$/,
};

/**
 * Everything that is wrong with a deploy, each in one sentence; empty if nothing is.
 *
 * @param ask how to reach it
 * @param files names of all published files
 */
export async function checkDeploy(ask: Ask, files: readonly string[], kind: DeployKind): Promise<string[]> {
  const faults = await Promise.all([
    ...PAGES.map((page) => checkPage(ask, page, kind)),
    ...Object.entries(FILES).map(([path, type]) => checkFile(ask, path, type)),
    ...Object.entries(MOVED).map(([from, to]) => checkMoved(ask, from, to)),
    ...PRIVATE.map((path) => checkPrivate(ask, path)),
    // There is none if the firm's logo is a picture of pixels.
    ...files.filter((file) => file.endsWith(".svg")).map((file) => checkFile(ask, `/${file}`, "image/svg+xml")),
    ...files.map((file) => checkCaching(ask, file)),
    checkThankYouWithoutSlash(ask),
    checkRevalidation(ask),
    checkCompression(ask),
  ]);
  return [...faults.flat(), ...checkFiles(files)];
}

async function checkPage(ask: Ask, page: (typeof PAGES)[number], kind: DeployKind): Promise<string[]> {
  const { path, status, holds } = page;
  const answer = await ask(path);
  return [
    ...(answer.status === status ? [] : [`${path} is answered ${answer.status} instead of ${status}`]),
    ...(answer.text.includes(holds) ? [] : [`${path} does not show its page (${holds})`]),
    ...checkHeaders(path, answer),
    ...checkPolicyFits(path, answer),
    ...(answer.headers.get("cache-control") === REVALIDATE ? [] : [`${path} may be kept without asking again`]),
    ...((answer.headers.get("x-robots-tag") === "noindex") === (kind === "preview")
      ? []
      : [
          `${path} ${kind === "preview" ? "does not tell search engines to stay away" : "tells search engines to stay away"}`,
        ]),
  ];
}

function checkHeaders(path: string, { headers }: Answer): string[] {
  return Object.entries(EVERYWHERE).flatMap(([name, pattern]) => {
    const value = headers.get(name);
    if (value === null) return [`${path} comes without ${name}`];
    return pattern.test(value) ? [] : [`${path} has an unexpected ${name}: ${value}`];
  });
}

/** The policy and the page come from one build: it allows the page's code, and a page of its own no other code. */
function checkPolicyFits(path: string, { status, headers, text }: Answer): string[] {
  const policy = headers.get("content-security-policy") ?? "";
  const allowed = [...policy.matchAll(/'sha256-[^']+'/g)].map(([hash]) => hash);
  const { scripts, styles } = inlineHashes(text);
  const own = [...scripts, ...styles];
  const missing = own.filter((hash) => !allowed.includes(hash));
  const foreign = status === 200 ? allowed.filter((hash) => !own.includes(hash)) : [];
  return [
    ...missing.map((hash) => `${path} holds code that its policy does not allow (${hash})`),
    ...foreign.map((hash) => `${path} allows code that it does not hold (${hash})`),
  ];
}

async function checkFile(ask: Ask, path: string, type: string): Promise<string[]> {
  const answer = await ask(path);
  if (answer.status !== 200) return [`${path} is answered ${answer.status} instead of 200`];
  const sent = answer.headers.get("content-type") ?? "nothing";
  return [...(sent.includes(type) ? [] : [`${path} is sent as ${sent}`]), ...checkHeaders(path, answer)];
}

async function checkMoved(ask: Ask, from: string, to: string): Promise<string[]> {
  const query = "?utm_source=postcard";
  const { status, headers } = await ask(from + query);
  if (status !== 301) return [`${from} is answered ${status} instead of 301`];
  const location = headers.get("location");
  return location === to + query ? [] : [`${from} leads to ${location} instead of ${to}, with its query`];
}

async function checkPrivate(ask: Ask, path: string): Promise<string[]> {
  const { status, text } = await ask(path);
  // "/404/" is answered by the 404 page, which some hosts call found.
  if (status === 404 || text.includes('id="not-found-heading"')) return [];
  return [`${path} is answered ${status}, but is nobody's business`];
}

/** A page without its slash is answered, or sent to the one with it: hosts differ, and both are right. */
async function checkThankYouWithoutSlash(ask: Ask): Promise<string[]> {
  const { status, headers, text } = await ask("/thank-you?from=form");
  if (status === 200 && text.includes('id="thank-you-heading"')) return [];
  if (status === 301 && headers.get("location") === "/thank-you/?from=form") return [];
  return [`/thank-you without a slash is answered ${status}`];
}

async function checkCaching(ask: Ask, file: string): Promise<string[]> {
  const expected = isImmutable(file) ? IMMUTABLE : REVALIDATE;
  if (HOST_FILES.has(file)) return [];
  const { status, headers } = await ask(`/${file}`);
  if (status !== 200) return [`/${file} was built, but is answered ${status}`];
  const sent = headers.get("cache-control");
  return sent === expected ? [] : [`/${file} is kept as "${sent}" instead of "${expected}"`];
}

const HOST_FILES = new Set(["_headers", "_redirects"]);

function isImmutable(file: string): boolean {
  return /^static\//.test(file) || /^[^/]+[-.][0-9a-f]{20}\.(?:js|css)$/.test(file);
}

async function checkRevalidation(ask: Ask): Promise<string[]> {
  const etag = (await ask("/")).headers.get("etag");
  if (etag === null) return ["/ has no ETag, so that it is sent whole each time"];
  const { status } = await ask("/", { "if-none-match": etag });
  return status === 304 ? [] : [`/ is sent again although the browser has it (${status})`];
}

async function checkCompression(ask: Ask): Promise<string[]> {
  const { headers } = await ask("/", { "accept-encoding": "br" });
  const sent = headers.get("content-encoding");
  return sent === "br" ? [] : [`/ is not compressed with brotli, but ${sent ?? "not at all"}`];
}

/** Nothing is published that was not meant to be. */
function checkFiles(files: readonly string[]): string[] {
  const known = [
    /^(?:index|404|thank-you\/index)\.html$/,
    /^[^/]+[-.][0-9a-f]{20}\.(?:js|css)$/,
    /^page-data\/(?:[\w.-]+\/page-data|app-data)\.json$/,
    /^page-data\/sq\/d\/\d+\.json$/,
    /^static\/[\w./-]+\.(?:avif|webp|png|jpe?g|svg|woff2)$/,
    /^(?:_headers|_redirects|robots\.txt|sitemap\.xml|manifest\.webmanifest|licenses\.txt)$/,
    /^\.well-known\/security\.txt$/,
    /^(?:favicon|apple-touch-icon|icon-[\w-]+|social-image|portrait)\.(?:ico|svg|png)$/,
  ];
  return files
    .filter((file) => !known.some((pattern) => pattern.test(file)))
    .map((file) => `/${file} is published, and nobody knows why`);
}
