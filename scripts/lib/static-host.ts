import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { type Header, parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";
import { lookup, mimes } from "mrmime";
import { builtFiles } from "./built-site";

// The one type of this site that the list lacks.
mimes.ico = "image/x-icon";

/** Everything else (AVIF, WOFF2 …) is compressed by its own format. */
const TEXT_TYPE = /^text\/|[/+](?:json|xml|javascript)$/;
/** Content codings, the preferred one first. */
const ENCODERS = { br: promisify(brotliCompress), gzip: promisify<Buffer, Buffer>(gzip) };

/** A rule of `_redirects` as Netlify's parser gives it, as far as it is used here. */
interface Redirect {
  path: string;
  to: string;
  status: number;
}

interface Site {
  root: string;
  files: ReadonlySet<string>;
  headers: Header[];
  redirects: Redirect[];
  /** What was sent before, by file and encoding: each is compressed once. */
  bodies: Map<string, Promise<Buffer>>;
}

/**
 * Answers requests from a built site as Netlify would: pages with and without a slash at the end, `404.html` for
 * unknown paths, brotli and gzip, ETags, and the headers and redirects of the site's `_headers` and `_redirects`.
 * Nothing can be asked for but the files that are in the folder. A new build is noticed by its `_headers` file, which
 * is written last.
 */
export function createStaticHost(root: string): RequestListener {
  let version: number | undefined;
  let site: Promise<Site> | undefined;
  return (request, response) => {
    const built = statSync(path.join(root, "_headers"), { throwIfNoEntry: false })?.mtimeMs;
    if (!site || built !== version) site = readSite(root);
    version = built;
    const answered = site.then((current) => respond(current, response));
    answered.catch((error: unknown) => {
      console.error(`${request.url} could not be answered: ${error instanceof Error ? error.message : error}`);
      response.writeHead(500).end("This page could not be read.\n");
    });
  };
}

/** Serves a built site at a free port of this machine, for as long as a check takes. */
export async function serveLocally(root: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer(createStaticHost(root));
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => server.close().closeAllConnections();
  return { origin: `http://localhost:${port}`, close };
}

async function readSite(root: string): Promise<Site> {
  const headersFiles = [path.join(root, "_headers")];
  const { headers, errors } = await parseAllHeaders({ headersFiles, configHeaders: [], minimal: false });
  for (const { message } of errors) console.warn(`_headers: ${message}`);
  // Two are instructions to the host, which it does not send.
  const files = new Set(builtFiles(root).filter((file) => file !== "_headers" && file !== "_redirects"));
  // With `minimal: false` every rule has its regular expression.
  return { root, files, headers: headers as Header[], redirects: await readRedirects(root), bodies: new Map() };
}

/** The rules of a site's `_redirects` that lead from one path to another; of any other it warns. */
export async function readRedirects(root: string): Promise<Redirect[]> {
  const redirectsFiles = [path.join(root, "_redirects")];
  const { redirects, errors } = await parseAllRedirects({ redirectsFiles, configRedirects: [], minimal: false });
  for (const { message } of errors) console.warn(`_redirects: ${message}`);
  // The parser does not type what it gives, and leaves out a status that is not written.
  const rules = (redirects as Partial<Redirect>[]).map((rule) => ({ status: 301, ...rule }) as Redirect);
  return rules.filter(({ path: from, to, status }) => {
    const simple = status >= 300 && status < 400 && !/[:*]/.test(from) && to.startsWith("/");
    if (!simple) console.warn(`_redirects: the rule for "${from}" is more than this server can do and is left out.`);
    return simple;
  });
}

async function respond(site: Site, response: ServerResponse): Promise<void> {
  const request = response.req;
  if (request.method !== "GET" && request.method !== "HEAD") {
    return void response.writeHead(405, { allow: "GET, HEAD" }).end();
  }
  const [pathname = "/", query] = decodePath(request.url ?? "/");
  const bare = pathname.replace(/\/$/, "");
  const candidates = [pathname, `${bare}/index.html`, `${bare}.html`].map((name) => name.slice(1));
  const found = candidates.find((name) => site.files.has(name));

  const redirect = site.redirects.find(({ path: from }) => from.replace(/\/$/, "") === bare);
  if (!found && redirect) {
    // Netlify appends the query, unless the rule has one of its own.
    const location = query && !redirect.to.includes("?") ? `${redirect.to}?${query}` : redirect.to;
    return void response.writeHead(redirect.status, { location }).end();
  }

  // What Netlify sends for every file about which `_headers` says nothing.
  response.setHeader("cache-control", "public, max-age=0, must-revalidate");
  const rules = site.headers.filter(({ forRegExp }) => forRegExp.test(encodeURI(pathname)));
  // Where two rules set the same header, the later one wins, as in Netlify's own local server.
  for (const { values } of rules) for (const [name, value] of Object.entries(values)) response.setHeader(name, value);
  response.statusCode = found ? 200 : 404;
  const answer = found ?? "404.html";
  if (site.files.has(answer)) await sendFile(site, answer, response);
  else response.end("There is no such page.\n");
}

/** The decoded path of a request, a path that no file has if it cannot be decoded, and the query. */
function decodePath(url: string): string[] {
  const [pathname = "", query = ""] = url.split("?", 2);
  try {
    return [decodeURIComponent(pathname), query];
  } catch {
    return ["/%", query];
  }
}

async function sendFile({ root, bodies }: Site, file: string, response: ServerResponse): Promise<void> {
  const { headers } = response.req;
  const type = lookup(file) ?? "application/octet-stream";
  const isText = TEXT_TYPE.test(type);
  response.setHeader("content-type", isText ? `${type}; charset=utf-8` : type);
  if (isText) response.appendHeader("vary", "Accept-Encoding");

  const accepted = String(headers["accept-encoding"] ?? "").split(/[\s,;]+/);
  const encoding = isText ? (["br", "gzip"] as const).find((name) => accepted.includes(name)) : undefined;
  if (encoding) response.setHeader("content-encoding", encoding);

  const key = `${file} ${encoding}`;
  const body = bodies.get(key) ?? readFile(path.join(root, file)).then(encoding ? ENCODERS[encoding] : undefined);
  bodies.set(key, body);
  const bytes = await body;
  const etag = `"${createHash("sha256").update(bytes).digest("base64url")}"`;
  response.setHeader("etag", etag);
  if (response.statusCode === 200 && headers["if-none-match"] === etag) return void response.writeHead(304).end();
  response.setHeader("content-length", bytes.length);
  // Node leaves the body out by itself when it answers HEAD.
  response.end(bytes);
}
