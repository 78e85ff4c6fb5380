import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import sirv from "sirv";
import { builtFiles } from "./built-site";

/**
 * Returns a function that answers requests as Netlify would: with the headers of `_headers`, the redirects of
 * `_redirects`, `404.html` for unknown paths, and brotli.
 */
export function createStaticHost(site: string): RequestListener {
  compress(site);
  const headers = readRules(site, "_headers");
  const redirects = readRules(site, "_redirects").map(({ path: line }) => line.split(/\s+/));
  function setHeaders(response: ServerResponse, pathname: string) {
    response.setHeader("Cache-Control", "public, max-age=0, must-revalidate");
    for (const rule of headers) {
      if (rule.path !== "/*" && rule.path !== pathname) continue;
      for (const [, name = "", value = ""] of rule.lines) response.setHeader(name, value);
    }
  }
  const serve = sirv(site, {
    brotli: true,
    dotfiles: false,
    setHeaders,
    onNoMatch: sendMissingPage,
  });
  function sendMissingPage({ url = "" }: IncomingMessage, response: ServerResponse) {
    setHeaders(response, url);
    response.writeHead(404, { "Content-Type": "text/html;charset=utf-8" });
    response.end(readFileSync(path.join(site, "404.html")));
  }
  return (request, response) => {
    const [pathname = "", query] = (request.url ?? "").split("?");
    const redirect = redirects.find(([from]) => from === pathname.replace(/(.)\/$/, "$1"));
    // A host reads these two files, and does not serve them.
    if (["/_headers", "/_redirects"].includes(pathname)) return sendMissingPage(request, response);
    if (!redirect) return serve(request, response);
    const [, to = "/", status = "301"] = redirect;
    response.writeHead(Number(status), { Location: query ? `${to}?${query}` : to }).end();
  };
}

/** Serves a built site on a free port of this machine until the caller calls `close`. */
export async function serveLocally(site: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer(createStaticHost(site));
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close().closeAllConnections() };
}

/** Reads a file of a host: a rule begins at the start of a line, and its headers follow, with spaces before them. */
function readRules(site: string, name: string) {
  const rules: { path: string; lines: RegExpExecArray[] }[] = [];
  for (const line of readFileSync(path.join(site, name), "utf8").split("\n")) {
    const header = /^\s+([\w-]+): (.*)$/.exec(line);
    if (header) rules.at(-1)?.lines.push(header);
    else if (line.startsWith("/")) rules.push({ path: line.trim(), lines: [] });
  }
  return rules;
}

/** Writes a compressed copy beside each text file of the site. */
function compress(site: string): void {
  for (const name of builtFiles(site)) {
    if (!/\.(?:html|js|css|json|svg|xml|txt)$/.test(name)) continue;
    const file = path.join(site, name);
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
}
