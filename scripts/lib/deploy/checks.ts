import path from "node:path";
import { inlineHashes } from "../../../gatsby/postbuild/content-security-policy";
import { type Redirect, readRedirects } from "../redirect-rules";
import { type BuiltSite, type Named, NOT_FOUND, readSite } from "./built-site";

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

/** What no build may lack, whatever else it holds. */
const REQUIRED = [
  "index.html",
  "thank-you/index.html",
  NOT_FOUND,
  "_headers",
  "_redirects",
  "robots.txt",
  "sitemap.xml",
  "manifest.webmanifest",
  ".well-known/security.txt",
  "licenses.txt",
  // Browsers and search engines ask for it without being told.
  "favicon.ico",
];

/** What has to be named somewhere, so that the files it names are there: browsers, phones and messengers look for it. */
const NAMED: { by: string; use: string }[] = [
  { by: "index.html", use: "icon" },
  { by: "index.html", use: "apple-touch-icon" },
  { by: "index.html", use: "manifest" },
  { by: "index.html", use: "og:image" },
  { by: "manifest.webmanifest", use: "icon" },
];

/** The type that a file is sent as, by how its name ends. */
const TYPES: [ending: RegExp, type: string][] = [
  [/\.html$/, "text/html"],
  [/\.txt$/, "text/plain"],
  [/\.xml$/, "xml"],
  [/\.webmanifest$/, "application/manifest+json"],
  [/\.json$/, "application/json"],
  [/\.js$/, "javascript"],
  [/\.css$/, "text/css"],
  [/\.svg$/, "image/svg+xml"],
  [/\.(?:ico|png|jpe?g|webp|avif|gif)$/, "image/"],
  [/\.woff2$/, "font/woff2"],
];

/** Addresses that have to lead on, whatever else static/_redirects says: others know them already. */
export const REQUIRED_REDIRECTS: Readonly<Record<string, string>> = {
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
  "/design/",
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

/** What is checked. */
export interface Deploy {
  /** How to reach it. */
  ask: Ask;
  /** The folder that is published. */
  folder: string;
  /** Names of the files that the repository wants handed on as they are: what is in its folder `static`. */
  given: readonly string[];
  kind: DeployKind;
}

/**
 * Everything that is wrong with a deploy, each in one sentence; empty if nothing is. Which pages and files there are is
 * read from what was built, so that a new page is checked without being listed anywhere.
 */
export async function checkDeploy({ ask, folder, given, kind }: Deploy): Promise<string[]> {
  const site = readSite(folder, given);
  const { files, pages, notFound, named } = site;
  const redirects = await readRedirects(path.join(folder, "_redirects"));
  const faults = await Promise.all([
    ...pages.map(({ path, html }) => checkPage(ask, { path, html, status: 200 }, kind)),
    ...pages.filter(({ path }) => /.\/$/.test(path)).map(({ path, html }) => checkWithoutSlash(ask, path, html)),
    ...(notFound === undefined
      ? []
      : ["/nowhere", "/nowhere/deep/"].map((path) => checkPage(ask, { path, html: notFound, status: 404 }, kind))),
    ...named.map((file) => checkNamed(ask, file)),
    ...allRedirects(redirects).map((rule) => checkRedirect(ask, rule)),
    ...PRIVATE.map((path) => checkPrivate(ask, path, notFound)),
    ...files.map((file) => checkFile(ask, file)),
    ...pages.flatMap(({ path }) => [checkRevalidation(ask, path), checkCompression(ask, path)]),
  ]);
  return [...checkPresence(site, given), ...new Set(faults.flat()), ...checkUnknown(site, given)];
}

function checkPresence({ files, named }: BuiltSite, given: readonly string[]): string[] {
  const missing = [...new Set([...REQUIRED, ...given])].filter((file) => !files.includes(file));
  const unnamed = NAMED.filter(({ by, use }) => !named.some((file) => file.by === by && file.use === use));
  return [
    ...missing.map((file) => `/${file} was not built`),
    ...unnamed.map(({ by, use }) => `/${by} names no ${use}`),
  ];
}

interface Expected {
  path: string;
  html: string;
  status: number;
}

/** A page, with and without a query. */
async function checkPage(ask: Ask, { path, html, status }: Expected, kind: DeployKind): Promise<string[]> {
  const answer = await ask(path);
  const withQuery = await ask(`${path}?p=12&utm_source=postcard`);
  return [
    ...(answer.status === status ? [] : [`${path} is answered ${answer.status} instead of ${status}`]),
    ...(answer.text === html ? [] : [`${path} does not show the page that was built`]),
    ...(withQuery.status === status && withQuery.text === html ? [] : [`${path} with a query shows something else`]),
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

/** A page without its slash is answered, or sent to the one with it: hosts differ, and both are right. */
async function checkWithoutSlash(ask: Ask, path: string, html: string): Promise<string[]> {
  const bare = path.slice(0, -1);
  const answer = await ask(`${bare}?from=form`);
  if (answer.status === 301 && answer.headers.get("location") === `${path}?from=form`) return [];
  if (answer.status === 200 && answer.text === html) return checkPolicyFits(bare, answer);
  return [`${bare} without a slash is answered ${answer.status}`];
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

/** What a page or the manifest asks for has to be there. How it is sent is checked with all files. */
async function checkNamed(ask: Ask, { path, use, by }: Named): Promise<string[]> {
  const { status } = await ask(path);
  return status === 200 ? [] : [`${path}, which /${by} names as its ${use}, is answered ${status}`];
}

/** Where addresses lead: what a build says, and above it what every build has to say. */
function allRedirects(written: readonly Redirect[]): Redirect[] {
  const required = Object.entries(REQUIRED_REDIRECTS).map(([path, to]) => ({ path, to, status: 301 }));
  const byPath = new Map<string, Redirect>();
  // Of several rules for an address the first one holds.
  for (const rule of [...required, ...written]) if (!byPath.has(rule.path)) byPath.set(rule.path, rule);
  return [...byPath.values()];
}

async function checkRedirect(ask: Ask, { path: from, to, status: expectedStatus }: Redirect): Promise<string[]> {
  const query = "?utm_source=postcard";
  const { status, headers } = await ask(from + query);
  if (status !== expectedStatus) return [`${from} is answered ${status} instead of ${expectedStatus}`];
  const location = headers.get("location");
  // A rule that names a query of its own does not hand on the visitor's.
  const expected = to.includes("?") ? to : to + query;
  if (location !== expected) return [`${from} leads to ${location} instead of ${expected}`];
  const target = await ask(expected);
  return target.status === 200 ? [] : [`${from} leads to ${to}, which is answered ${target.status}`];
}

async function checkPrivate(ask: Ask, path: string, notFound: string | undefined): Promise<string[]> {
  const { status, text } = await ask(path);
  // "/404/" is answered by the 404 page, which some hosts call found.
  if (status === 404 || text === notFound) return [];
  return [`${path} is answered ${status}, but is nobody's business`];
}

/** Every file is sent, as what it is, with all headers, and kept for as long as its name allows. */
async function checkFile(ask: Ask, file: string): Promise<string[]> {
  if (HOST_FILES.has(file)) return [];
  const answer = await ask(`/${file}`);
  if (answer.status !== 200) return [`/${file} was built, but is answered ${answer.status}`];
  const type = TYPES.find(([ending]) => ending.test(file))?.[1] ?? "";
  const sentAs = answer.headers.get("content-type") ?? "nothing";
  const expected = isImmutable(file) ? IMMUTABLE : REVALIDATE;
  const kept = answer.headers.get("cache-control");
  return [
    ...(sentAs.includes(type) ? [] : [`/${file} is sent as ${sentAs}`]),
    ...(kept === expected ? [] : [`/${file} is kept as "${kept}" instead of "${expected}"`]),
    ...checkHeaders(`/${file}`, answer),
  ];
}

const HOST_FILES = new Set(["_headers", "_redirects"]);

function isImmutable(file: string): boolean {
  return /^static\//.test(file) || WEBPACK_FILE.test(file);
}

async function checkRevalidation(ask: Ask, path: string): Promise<string[]> {
  const etag = (await ask(path)).headers.get("etag");
  if (etag === null) return [`${path} has no ETag, so that it is sent whole each time`];
  const { status } = await ask(path, { "if-none-match": etag });
  return status === 304 ? [] : [`${path} is sent again although the browser has it (${status})`];
}

async function checkCompression(ask: Ask, path: string): Promise<string[]> {
  const { headers } = await ask(path, { "accept-encoding": "br" });
  const sent = headers.get("content-encoding");
  return sent === "br" ? [] : [`${path} is not compressed with brotli, but ${sent ?? "not at all"}`];
}

/** Scripts and styles, which webpack names after their content. */
const WEBPACK_FILE = /^[^/]+[-.][0-9a-f]{20}\.(?:js|css)$/;

/** What Gatsby writes beside the pages, and only ever asks for from its own scripts. */
const OF_GATSBY = [
  WEBPACK_FILE,
  /^page-data\/(?:(?:[\w.-]+\/)+page-data|app-data)\.json$/,
  /^page-data\/sq\/d\/\d+\.json$/,
  /^static\/[\w./-]+\.(?:avif|webp|png|jpe?g|svg|woff2)$/,
];

/** Nothing is published that was not meant to be: it is a page, asked for by one, given, or known to be Gatsby's. */
function checkUnknown({ files, pages, named }: BuiltSite, given: readonly string[]): string[] {
  const meant = new Set([
    ...REQUIRED,
    ...given,
    ...pages.map(({ file }) => file),
    ...named.map(({ path }) => path.slice(1)),
  ]);
  return files
    .filter((file) => !meant.has(file) && !OF_GATSBY.some((pattern) => pattern.test(file)))
    .map((file) => `/${file} is published, and nobody knows why`);
}
