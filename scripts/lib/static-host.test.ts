/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import http, { type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { createStaticHost } from "./static-host";

const HOME = "<!doctype html><title>Home</title>".repeat(20);
const THANK_YOU = "<!doctype html><title>Thank you</title>";
const NOT_FOUND = "<!doctype html><title>Not found</title>";
const BADGE = Buffer.from([1, 2, 3, 4]);

let folder: string;
let root: string;
let server: http.Server;

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends the path as it is written; `fetch` would tidy it up first. */
function request(url: string, { method = "GET", headers = {} as Record<string, string> } = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const outgoing = http.request({ port, path: url, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on("error", reject);
    outgoing.end();
  });
}

function write(name: string, content: string | Buffer): void {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "static-host-"));
  root = path.join(folder, "public");
  write("index.html", HOME);
  write("thank-you/index.html", THANK_YOU);
  write("404.html", NOT_FOUND);
  write("app-0123456789abcdef.js", "console.log('app')");
  write("badge.avif", BADGE);
  write("favicon.ico", BADGE);
  write("site.webmanifest", "{}");
  write(".well-known/security.txt", "Contact: mailto:security@example.com");
  write("../secret.txt", "secret");
  server = http.createServer(createStaticHost(root));
  await new Promise<void>((resolve) => server.listen(0, resolve));
});

afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

describe("pages", () => {
  it.each(["/thank-you", "/thank-you/", "/thank-you/index.html", "/thank%2Dyou/"])("answers %s", async (url) => {
    const { status, headers, body } = await request(url);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body.toString()).toBe(THANK_YOU);
  });

  it("ignores the query when it looks for a page", async () => {
    expect((await request("/?utm_source=postcard&next=/a%2")).body.toString()).toBe(HOME);
    expect((await request("/thank-you?from=form")).body.toString()).toBe(THANK_YOU);
  });

  it("has browsers ask again each time", async () => {
    for (const url of ["/", "/app-0123456789abcdef.js"]) {
      expect((await request(url)).headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    }
  });

  it("answers an unknown path with the 404 page", async () => {
    for (const url of [
      "/nowhere",
      "/thank-you/nowhere",
      "/badge.avif/",
      `/${"long".repeat(200)}`,
      "/index.html/deeper",
    ]) {
      const { status, headers, body } = await request(url);
      expect(status).toBe(404);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(body.toString()).toBe(NOT_FOUND);
    }
  });

  it("still answers 404 when the site has no page for it", async () => {
    rmSync(path.join(root, "404.html"));
    const { status, headers } = await request("/nowhere");
    expect(status).toBe(404);
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  });
});

describe("what has moved", () => {
  beforeEach(() => write("_redirects", "/thankyou /thank-you/ 301\n/thank-you / 301\n/form /thank-you?a=1 302"));

  it.each([
    ["/thankyou", 301, "/thank-you/"],
    ["/thankyou/", 301, "/thank-you/"],
    ["/thankyou?utm_source=postcard&x=1", 301, "/thank-you/?utm_source=postcard&x=1"],
    ["/form?b=2", 302, "/thank-you?a=1"],
  ])("sends %s on with %i to %s", async (url, status, location) => {
    const answer = await request(url);
    expect([answer.status, answer.headers.location, answer.body.length]).toEqual([status, location, 0]);
  });

  it("does not move what exists", async () => {
    expect((await request("/thank-you")).status).toBe(200);
  });

  it("leaves out what it cannot do, and says so", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation();
    write("_redirects", "/* /index.html 200\n/old https://elsewhere.example/ 301");
    expect((await request("/nowhere")).status).toBe(404);
    expect((await request("/old")).status).toBe(404);
    expect(warn).toHaveBeenCalledTimes(2);
  });
});

describe("files", () => {
  it.each([
    ["/app-0123456789abcdef.js", "text/javascript; charset=utf-8"],
    ["/site.webmanifest", "application/manifest+json; charset=utf-8"],
    ["/badge.avif", "image/avif"],
    ["/favicon.ico", "image/x-icon"],
    ["/.well-known/security.txt", "text/plain; charset=utf-8"],
  ])("sends %s as %s", async (url, contentType) => {
    const { status, headers } = await request(url);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe(contentType);
  });

  it.each(["/_headers", "/_redirects", "/_HEADERS", "/%5Fheaders", "/thank-you/../_headers", "/_headers/"])(
    "keeps %s to itself",
    async (url) => {
      write("_headers", "/*\n  X-Test: yes");
      write("_redirects", "/old /new");
      write("_HEADERS", "");
      expect((await request(url)).status).toBe(404);
    },
  );

  it.each([
    "/../secret.txt",
    "/thank-you/../../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e%2fsecret.txt",
    "//../secret.txt",
  ])("does not let %s out of the site", async (url) => {
    const { status, body } = await request(url);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain("secret");
  });

  it.each(["/%", "/%zz", "/%c3%28", "/..%5csecret.txt", "/index.html%00.txt", "http://other.example/"])(
    "refuses the malformed address %s",
    async (url) => {
      expect((await request(url)).status).toBe(400);
    },
  );

  it("answers 500, and says so in the log, when a file cannot be read", async () => {
    const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
    rmSync(path.join(root, "404.html"));
    // A name that links to itself is there, but cannot be opened; not even by root.
    symlinkSync("404.html", path.join(root, "404.html"));
    expect((await request("/nowhere")).status).toBe(500);
    expect(log).toHaveBeenCalledWith(expect.stringContaining("/nowhere could not be answered"));
  });
});

describe("methods", () => {
  it("answers HEAD like GET, without the body", async () => {
    const headers = { "accept-encoding": "br" };
    const get = await request("/", { headers });
    const head = await request("/", { headers, method: "HEAD" });
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: "" }).toEqual({ ...get.headers, date: "" });
  });

  it.each(["POST", "PUT", "DELETE", "OPTIONS"])("refuses %s", async (method) => {
    const { status, headers } = await request("/", { method });
    expect(status).toBe(405);
    expect(headers.allow).toBe("GET, HEAD");
  });
});

describe("compression", () => {
  it("prefers brotli, then gzip, then nothing", async () => {
    const brotli = await request("/", { headers: { "accept-encoding": "gzip, deflate, br;q=0.9" } });
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(brotli.body).toString()).toBe(HOME);
    expect(brotli.headers["content-length"]).toBe(String(brotli.body.length));

    const gzip = await request("/", { headers: { "accept-encoding": "gzip, br;q=0" } });
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.body).toString()).toBe(HOME);

    const plain = await request("/");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.body.toString()).toBe(HOME);
  });

  it("tells caches that text differs by encoding", async () => {
    expect((await request("/")).headers.vary).toBe("Accept-Encoding");
    expect((await request("/badge.avif")).headers.vary).toBeUndefined();
  });

  it("leaves alone what is compressed already", async () => {
    const { headers, body } = await request("/badge.avif", { headers: { "accept-encoding": "br, gzip" } });
    expect(headers["content-encoding"]).toBeUndefined();
    expect(body).toEqual(BADGE);
  });

  it("keeps what it has compressed as long as the file has its size and time", async () => {
    const file = path.join(root, "index.html");
    const time = new Date(0);
    const headers = { "accept-encoding": "br" };
    utimesSync(file, time, time);
    const first = await request("/", { headers });
    write("index.html", HOME.toUpperCase());
    utimesSync(file, time, time);
    expect((await request("/", { headers })).body).toEqual(first.body);
  });

  it("sends the new content once a file has changed", async () => {
    const headers = { "accept-encoding": "br" };
    await request("/thank-you/", { headers });
    write("thank-you/index.html", THANK_YOU.replace("Thank you", "Thank YOU"));
    utimesSync(path.join(root, "thank-you/index.html"), new Date(), new Date(Date.now() + 5_000));
    expect(brotliDecompressSync((await request("/thank-you/", { headers })).body).toString()).toContain("Thank YOU");
  });
});

describe("revalidation", () => {
  it("answers 304 without a body when the browser has the current bytes", async () => {
    const { headers } = await request("/");
    const etag = headers.etag ?? "";
    expect(etag).toMatch(/^"[\w-]+"$/);

    for (const ifNoneMatch of [etag, `"other", ${etag}`, `W/${etag}`, "*"]) {
      const again = await request("/", { headers: { "if-none-match": ifNoneMatch } });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      expect(again.headers.etag).toBe(etag);
      expect(again.headers.vary).toBe("Accept-Encoding");
    }
    expect((await request("/", { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });

  it("gives each encoding an ETag of its own", async () => {
    const etags = await Promise.all(
      ["br", "gzip", "identity"].map(async (encoding) => {
        const { headers } = await request("/", { headers: { "accept-encoding": encoding } });
        return headers.etag;
      }),
    );
    expect(new Set(etags).size).toBe(3);
  });

  it("does not take an unknown page for an unchanged one", async () => {
    expect((await request("/nowhere", { headers: { "if-none-match": "*" } })).status).toBe(404);
  });
});

describe("_headers", () => {
  it("applies every rule that matches, the later one winning", async () => {
    write(
      "_headers",
      [
        "# Everything",
        "/*",
        "  X-Content-Type-Options: nosniff",
        "  Cache-Control: no-cache",
        "/thank-you/",
        "  x-robots-tag: noindex",
        "/:page/index.html",
        "  X-Page: literal",
        "/*.js",
        "  cache-control: public, max-age=31536000, immutable",
      ].join("\n"),
    );
    const home = await request("/");
    expect(home.headers).toMatchObject({ "x-content-type-options": "nosniff", "cache-control": "no-cache" });
    expect(home.headers["x-robots-tag"]).toBeUndefined();

    for (const url of ["/thank-you", "/thank-you/", "/thank%2Dyou?a=b"]) {
      const { headers } = await request(url);
      expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "x-robots-tag": "noindex" });
    }
    expect((await request("/thank-you/index.html")).headers["x-page"]).toBe("literal");
    expect((await request("/app-0123456789abcdef.js")).headers["cache-control"]).toBe(
      "public, max-age=31536000, immutable",
    );
  });

  it("applies to the 404 page by the path that was asked for", async () => {
    write("_headers", "/*\n  X-All: yes\n/old/*\n  X-Old: yes\n/404.html\n  X-File: yes");
    const { status, headers } = await request("/old/page%0A");
    expect(status).toBe(404);
    expect(headers).toMatchObject({ "x-all": "yes", "x-old": "yes" });
    expect(headers["x-file"]).toBeUndefined();
  });

  it("applies to unchanged pages as well", async () => {
    write("_headers", "/*\n  X-Test: yes");
    const { status, headers } = await request("/", { headers: { "if-none-match": "*" } });
    expect(status).toBe(304);
    expect(headers["x-test"]).toBe("yes");
  });

  it("joins a header that one rule names twice", async () => {
    write("_headers", "/*\n  Link: </a.css>; rel=preload\n  Link: </b.css>; rel=preload");
    expect((await request("/")).headers.link).toBe("</a.css>; rel=preload, </b.css>; rel=preload");
  });

  it("is read again when it changes, appears or goes", async () => {
    expect((await request("/")).headers["x-test"]).toBeUndefined();
    write("_headers", "/*\n  X-Test: one");
    expect((await request("/")).headers["x-test"]).toBe("one");
    write("_headers", "/*\n  X-Test: second");
    expect((await request("/")).headers["x-test"]).toBe("second");
    rmSync(path.join(root, "_headers"));
    expect((await request("/")).headers["x-test"]).toBeUndefined();
  });

  it("leaves out, and reports, what cannot be sent, and keeps the rest", async () => {
    const log = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    write("_headers", "/*\n  Bad Name: a\n  X-Bad: a\u0001b\n  X-Empty:\n  X-Good: yes");
    const { status, headers } = await request("/");
    expect(status).toBe(200);
    expect(headers["x-good"]).toBe("yes");
    expect(log.mock.calls.flat().join("\n")).toMatch(/X-Empty[\s\S]*bad name[\s\S]*x-bad/);
  });

  it("cannot break the transfer", async () => {
    write("_headers", "/*\n  Content-Length: 3\n  Content-Encoding: br\n  Vary: Origin");
    const { headers, body } = await request("/");
    expect(body.toString()).toBe(HOME);
    expect(headers["content-encoding"]).toBeUndefined();
    expect(headers.vary).toBe("Origin, Accept-Encoding");
  });
});
