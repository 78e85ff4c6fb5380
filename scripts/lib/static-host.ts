import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { type Header, parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";
import { lookup, mimes } from "mrmime";
import { builtFiles } from "./built-site";

// The list lacks this type.
mimes.ico = "image/x-icon";

/** The types that are compressed. The others (AVIF, WOFF2 …) are compressed formats already. */
const TEXT_TYPE = /^text\/|[/+](?:json|xml|javascript)$/;
const compress = promisify(brotliCompress);

/** The fields of a rule in `_redirects` that this server uses. */
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
  /** The compressed bytes by file, so that each is compressed once. */
  compressed: Map<string, Promise<Buffer>>;
}

/**
 * Returns a function that answers requests as Netlify would: pages with and without a slash at the end, `404.html` for
 * unknown paths, brotli, and the headers and redirects in `_headers` and `_redirects`. It serves no file outside of the
 * folder. After a new build, whose `_headers` file is newer, it reads the site again.
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

/** Serves a built site on a free port of this machine until the caller calls `close`. */
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
  const files = new Set(builtFiles(root));
  // Netlify reads these two files, and does not serve them.
  files.delete("_headers");
  files.delete("_redirects");
  const redirects = await readRedirects(root);
  // The cast is right because `minimal: false` adds a regular expression to each rule.
  return { root, files, headers: headers as Header[], redirects, compressed: new Map() };
}

/** Returns the rules of `_redirects` that lead from one path to another, and warns about other rules. */
export async function readRedirects(root: string): Promise<Redirect[]> {
  const redirectsFiles = [path.join(root, "_redirects")];
  const { redirects, errors } = await parseAllRedirects({ redirectsFiles, configRedirects: [], minimal: false });
  for (const { message } of errors) console.warn(`_redirects: ${message}`);
  // The parser returns untyped rules, which have a status only if the file does.
  const rules = (redirects as Partial<Redirect>[]).map((rule) => ({ status: 301, ...rule }) as Redirect);
  return rules.filter(({ path: from, to, status }) => {
    const isRedirect = status >= 300 && status < 400;
    const isSimple = isRedirect && !/[:*]/.test(from) && to.startsWith("/");
    if (!isSimple) console.warn(`_redirects: this server does not support the rule for "${from}", and ignores it.`);
    return isSimple;
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
    // Netlify adds the query of the request, unless the rule has its own.
    const addsQuery = query && !redirect.to.includes("?");
    const location = addsQuery ? `${redirect.to}?${query}` : redirect.to;
    return void response.writeHead(redirect.status, { location }).end();
  }

  // Netlify sends this header unless `_headers` has another one.
  response.setHeader("cache-control", "public, max-age=0, must-revalidate");
  const rules = site.headers.filter(({ forRegExp }) => forRegExp.test(encodeURI(pathname)));
  // If two rules set the same header, the later one wins, as on Netlify's own local server.
  for (const { values } of rules) {
    for (const [name, value] of Object.entries(values)) response.setHeader(name, value);
  }
  response.statusCode = found ? 200 : 404;
  const answer = found ?? "404.html";
  if (site.files.has(answer)) await sendFile(site, answer, response);
  else response.end("There is no such page.\n");
}

/** Returns the decoded path and the query. A path that cannot be decoded becomes "/%", which no file has. */
function decodePath(url: string): string[] {
  const [pathname = "", query = ""] = url.split("?", 2);
  try {
    return [decodeURIComponent(pathname), query];
  } catch {
    return ["/%", query];
  }
}

async function sendFile({ root, compressed }: Site, file: string, response: ServerResponse): Promise<void> {
  const type = lookup(file) ?? "application/octet-stream";
  const isText = TEXT_TYPE.test(type);
  response.setHeader("content-type", isText ? `${type}; charset=utf-8` : type);
  if (isText) response.appendHeader("vary", "Accept-Encoding");
  const read = () => readFile(path.join(root, file));
  let body: Promise<Buffer>;
  if (isText && /\bbr\b/.test(String(response.req.headers["accept-encoding"]))) {
    response.setHeader("content-encoding", "br");
    body = compressed.get(file) ?? read().then(compress);
    compressed.set(file, body);
  } else {
    body = read();
  }
  const bytes = await body;
  response.setHeader("content-length", bytes.length);
  // Node leaves out the body when it answers HEAD.
  response.end(bytes);
}
