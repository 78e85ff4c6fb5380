import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import sirv from "sirv";
import { listFiles } from "../../gatsby/post-build";

/**
 * Returns a server that answers as Netlify does: with the headers of `_headers`, the redirects of `_redirects`,
 * `404.html` for unknown paths, and brotli.
 *
 * @param site the folder of the built site
 * @throws if the folder has no built site
 */
export function createStaticServer(site: string): Server {
  if (!existsSync(path.join(site, "index.html")))
    throw new Error(`There is no built site in ${site}. Run "npm run build" first.`);
  compress(site);
  const headers = readHeaders(site);
  const redirects = readLines(site, "_redirects").map((line) => line.split(/\s+/));

  function setHeaders(response: ServerResponse, pathname: string) {
    response.setHeader("Cache-Control", "public, max-age=0, must-revalidate");
    for (const { pattern, name, value } of headers) {
      if (pattern === "/*" || pattern === pathname) response.setHeader(name, value);
    }
  }
  function sendMissingPage({ url = "" }: IncomingMessage, response: ServerResponse) {
    setHeaders(response, url.replace(/\?.*/, ""));
    response.writeHead(404, { "Content-Type": "text/html;charset=utf-8" });
    response.end(readFileSync(path.join(site, "404.html")));
  }
  // In this mode, sirv looks up each file when it is requested, so that a build can run meanwhile.
  const serve = sirv(site, { dev: true, brotli: true, setHeaders, onNoMatch: sendMissingPage });

  return createServer((request, response) => {
    const [pathname = "", query] = (request.url ?? "").split("?");
    const redirect = redirects.find(([from]) => from === pathname.replace(/(.)\/$/, "$1"));
    // A host reads these two files, and does not serve them.
    if (["/_headers", "/_redirects"].includes(pathname)) return sendMissingPage(request, response);
    if (!redirect) return serve(request, response);
    const [, to = "/", status = 301] = redirect;
    response.writeHead(Number(status), { Location: query ? `${to}?${query}` : to }).end();
  });
}

/** Reads `_headers`: each path starts a line, and its headers follow in indented lines. */
function readHeaders(site: string) {
  let pattern = "";
  return readLines(site, "_headers").flatMap((line) => {
    const [, name, value = ""] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    if (name) return [{ pattern, name, value }];
    pattern = line;
    return [];
  });
}

/** Returns the lines of a file, without comments. */
function readLines(site: string, name: string): string[] {
  const lines = readFileSync(path.join(site, name), "utf8").split("\n");
  return lines.filter((line) => line.trim() && !line.startsWith("#"));
}

/** Writes a compressed copy beside each text file of the site. */
function compress(site: string): void {
  for (const name of listFiles(site)) {
    if (!/^(?!admin).*\.(?:html|js|css|json|svg|xml|txt)$/.test(name)) continue;
    const file = path.join(site, name);
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
}
