/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
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

interface Reply {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends the path as it is written; `fetch` would tidy it up first. */
function request(url: string, { method = "GET", headers = {} as Record<string, string> } = {}): Promise<Reply> {
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
    for (const url of ["/nowhere", "/thank-you/nowhere", "/badge.avif/", "/index.html/deeper"]) {
      const { status, headers, body } = await request(url);
      expect(status).toBe(404);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(body.toString()).toBe(NOT_FOUND);
    }
  });
});

describe("redirects", () => {
  beforeEach(() =>
    write("_redirects", "/thankyou /thank-you/ 301\n/thank-you /\n/old /home\n/form /thank-you?a=1 302"),
  );

  it.each([
    ["/thankyou", 301, "/thank-you/"],
    ["/thankyou/", 301, "/thank-you/"],
    ["/thankyou?utm_source=postcard&x=1", 301, "/thank-you/?utm_source=postcard&x=1"],
    ["/old", 301, "/home"],
    ["/form?b=2", 302, "/thank-you?a=1"],
  ])("lead from %s with status %i to %s", async (url, status, location) => {
    const { status: sent, headers, body } = await request(url);
    expect([sent, headers.location, body.length]).toEqual([status, location, 0]);
  });

  it("do not hide a page that exists", async () => {
    expect((await request("/thank-you")).status).toBe(200);
  });

  it("that this server cannot follow are left out, with a warning", async () => {
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

  it.each(["/_headers", "/_redirects", "/%5Fheaders", "/thank-you/../_headers", "/_headers/"])(
    "answers %s with the 404 page",
    async (url) => {
      write("_headers", "/*\n  X-Test: yes");
      write("_redirects", "/old /new");
      expect((await request(url)).status).toBe(404);
    },
  );

  it.each([
    "/../secret.txt",
    "/thank-you/../../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "//../secret.txt",
    "/%",
    "/%c3%28",
    "/index.html%00.txt",
  ])("answers %s with the 404 page: nothing outside of the site can be asked for", async (url) => {
    const { status, body } = await request(url);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain("secret");
  });

  it("that cannot be read are answered with status 500, and the log says so", async () => {
    const log = jest.spyOn(console, "error").mockImplementation();
    rmSync(path.join(root, "404.html"));
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
    const brotli = await request("/", { headers: { "accept-encoding": "gzip, deflate, br" } });
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(brotli.body).toString()).toBe(HOME);
    expect(brotli.headers["content-length"]).toBe(String(brotli.body.length));

    const gzip = await request("/", { headers: { "accept-encoding": "gzip, deflate" } });
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
});

describe("revalidation", () => {
  it("answers 304 without a body when the browser has the current bytes", async () => {
    const { headers } = await request("/");
    const etag = headers.etag ?? "";
    expect(etag).toMatch(/^"[\w-]+"$/);

    const again = await request("/", { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers.etag).toBe(etag);
    expect(again.headers.vary).toBe("Accept-Encoding");
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
    const { headers } = await request("/nowhere");
    expect((await request("/nowhere", { headers: { "if-none-match": headers.etag ?? "" } })).status).toBe(404);
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

  it("joins a header that one rule names twice", async () => {
    write("_headers", "/*\n  Link: </a.css>; rel=preload\n  Link: </b.css>; rel=preload");
    expect((await request("/")).headers.link).toBe("</a.css>; rel=preload, </b.css>; rel=preload");
  });

  it("that a new build has written applies without a restart, and so do its pages", async () => {
    write("_headers", "/*\n  X-Test: one");
    expect((await request("/thank-you/")).headers["x-test"]).toBe("one");
    write("thank-you/index.html", HOME);
    write("_headers", "/*\n  X-Test: two");
    utimesSync(path.join(root, "_headers"), new Date(), new Date(Date.now() + 5_000));
    const { headers, body } = await request("/thank-you/");
    expect(headers["x-test"]).toBe("two");
    expect(body.toString()).toBe(HOME);
  });
});
