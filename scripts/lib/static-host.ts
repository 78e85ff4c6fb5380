import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import path from "node:path";
import { createHeaderRules, type Headers } from "./header-rules";
import { createRedirectRules } from "./redirect-rules";
import { createFileCache, type StaticFile } from "./static-file";

/** What Netlify sends for every file that no rule says otherwise about. */
const REVALIDATE = "public, max-age=0, must-revalidate";

/** Instructions to the host, not part of the site. */
const HOST_FILES = new Set(["/_headers", "/_redirects"]);

/**
 * Answers requests from a folder as Netlify would: pages with and without a slash at the end, `404.html` for unknown
 * paths, brotli and gzip, revalidation by ETag, and the headers and redirects of the folder's `_headers` and
 * `_redirects` files.
 *
 * Files may change while it runs. It never throws; a file that cannot be read is answered with status 500.
 *
 * @param root the built site
 */
export function createStaticHost(root: string): RequestListener {
  const read = createFileCache();
  const headersFor = createHeaderRules(path.join(root, "_headers"));
  const moveFor = createRedirectRules(path.join(root, "_redirects"));

  async function find(pathname: string): Promise<StaticFile | undefined> {
    for (const name of candidates(pathname)) {
      const file = await read(path.join(root, name));
      if (file) return file;
    }
    return undefined;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("allow", "GET, HEAD");
      return sendText(response, 405, "Only GET and HEAD are possible here.");
    }
    const pathname = parsePathname(request.url ?? "/");
    if (pathname === undefined) return sendText(response, 400, "This is not a valid address.");

    const [page, headers] = await Promise.all([find(pathname), headersFor(encodeURI(pathname))]);
    if (page) return sendFile(request, response, 200, page, headers);

    // Only what does not exist can have moved. Netlify sends no custom headers along.
    const move = await moveFor(pathname, queryOf(request.url));
    if (move) return void response.writeHead(move.status, { location: move.location }).end();

    const notFound = await read(path.join(root, "404.html"));
    if (notFound) return sendFile(request, response, 404, notFound, headers);
    return sendText(response, 404, "There is no page here.");
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(`${request.url} could not be answered: ${error instanceof Error ? error.message : error}`);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, "This page could not be read.");
    });
  };
}

/**
 * The path a request asks for: decoded, without query, with its dots resolved, so that it cannot lead out of the root.
 *
 * @returns a path that starts with "/"; undefined if the address is malformed
 */
function parsePathname(url: string): string | undefined {
  const [encoded = ""] = url.split(/[?#]/, 1);
  if (!encoded.startsWith("/")) return undefined;
  try {
    const pathname = decodeURIComponent(encoded);
    // A backslash would be a folder separator on Windows, and no file system takes a null byte.
    return /[\\\0]/.test(pathname) ? undefined : path.posix.normalize(pathname);
  } catch {
    return undefined;
  }
}

/** The query of an address, with its question mark; empty if there is none. */
function queryOf(url = ""): string {
  return /\?[^#]*/.exec(url)?.[0] ?? "";
}

/** The files that may be meant by a path, relative to the root, the most literal one first. */
function candidates(pathname: string): string[] {
  const name = pathname.replace(/\/$/, "");
  const pages = [`${name}/index.html`, `${name}.html`];
  // Compared in small letters, as some file systems do.
  if (pathname.endsWith("/") || HOST_FILES.has(pathname.toLowerCase())) return pages;
  return [pathname, ...pages];
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  status: 200 | 404,
  file: StaticFile,
  headers: Headers,
): Promise<void> {
  const encoding = file.encodingFor(request.headers["accept-encoding"]);
  const etag = file.etag(encoding);

  response.setHeader("content-type", file.contentType);
  response.setHeader("cache-control", REVALIDATE);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (file.isText) response.appendHeader("vary", "Accept-Encoding");
  response.setHeader("etag", etag);

  if (status === 200 && matches(request.headers["if-none-match"], etag)) {
    response.removeHeader("content-type");
    response.writeHead(304).end();
    return;
  }

  const body = await file.body(encoding);
  if (encoding !== "identity") response.setHeader("content-encoding", encoding);
  response.setHeader("content-length", body.length);
  // Node leaves the body out by itself when it answers HEAD.
  response.writeHead(status).end(body);
}

/** Whether an `If-None-Match` header names the ETag. A weak one counts, as RFC 9110 §13.1.2 says. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(",").some((item) => ["*", etag].includes(item.trim().replace(/^W\//, "")));
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader("content-type", "text/plain; charset=utf-8");
  response.writeHead(status).end(`${text}\n`);
}
