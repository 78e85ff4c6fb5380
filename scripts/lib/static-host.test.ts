/** @jest-environment node */
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { createStaticHost } from "./static-host";

const HOME = "<!doctype html><title>Home</title>".repeat(20);
const THANK_YOU = "<!doctype html><title>Thank you</title>";
const NOT_FOUND = "<!doctype html><title>Not found</title>";
const HEADERS = "/*\n  X-All: yes\n  X-Twice: first\n/thank-you/\n  X-Twice: second\n/old/*\n  X-Old: yes";
const REDIRECTS = "/thankyou /thank-you/ 301\n/thank-you /\n/form /thank-you?a=1 302\n/* /index.html 200";

const root = path.join(mkdtempSync(path.join(tmpdir(), "static-host-")), "public");
const server = http.createServer(createStaticHost(root));

/** Sends a request with this exact path, which `fetch` would normalize. */
async function request(url: string, headers: Record<string, string> = {}, method = "GET") {
  const { port } = server.address() as AddressInfo;
  const outgoing = http.request({ port, path: url, method, headers, agent: false }).end();
  const [response] = (await once(outgoing, "response")) as [http.IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

function write(name: string, content: string): void {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

beforeAll(async () => {
  write("index.html", HOME);
  write("thank-you/index.html", THANK_YOU);
  write("404.html", NOT_FOUND);
  write("badge.avif", "AVIF");
  write("favicon.ico", "ICO");
  write(".well-known/security.txt", "Contact: mailto:security@example.com");
  write("_headers", HEADERS);
  write("_redirects", REDIRECTS);
  write("../secret.txt", "secret");
  const warn = jest.spyOn(console, "warn").mockImplementation();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  await request("/");
  // The server does not support rewrites, and says so.
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('the rule for "/*"'));
});

afterAll(() => {
  server.close();
  rmSync(path.dirname(root), { recursive: true });
});

it.each([
  ["/?utm_source=postcard&next=/a%2", "text/html; charset=utf-8", HOME],
  ["/thank-you", "text/html; charset=utf-8", THANK_YOU],
  ["/thank%2Dyou/", "text/html; charset=utf-8", THANK_YOU],
  ["/badge.avif", "image/avif", "AVIF"],
  ["/favicon.ico", "image/x-icon", "ICO"],
  ["/.well-known/security.txt", "text/plain; charset=utf-8", "Contact: mailto:security@example.com"],
])("%s is a file of the site, sent as %s", async (url, type, text) => {
  const { status, headers, body } = await request(url);
  expect([status, headers["content-type"], body.toString()]).toEqual([200, type, text]);
  expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
});

it.each([
  ...["/nowhere", "/thank-you/nowhere", "/badge.avif/", "/_headers", "/%5Fredirects", "/thank-you/../_headers"],
  ...["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "//../secret.txt", "/%", "/index.html%00.txt"],
])("%s is not a file of the site, and gets the 404 page", async (url) => {
  const { status, body } = await request(url);
  expect([status, body.toString()]).toEqual([404, NOT_FOUND]);
});

it.each([
  ["/thankyou/?utm_source=postcard", 301, "/thank-you/?utm_source=postcard"],
  ["/form?b=2", 302, "/thank-you?a=1"],
])("%s redirects with status %i to %s", async (url, status, location) => {
  const reply = await request(url);
  expect([reply.status, reply.headers.location, reply.body.length]).toEqual([status, location, 0]);
});

it("sends the headers of each rule for the path, even with the 404 page; a later rule overrides an earlier one", async () => {
  expect((await request("/")).headers).toMatchObject({ "x-all": "yes", "x-twice": "first" });
  expect((await request("/thank%2Dyou?a=b")).headers).toMatchObject({ "x-all": "yes", "x-twice": "second" });
  expect((await request("/old/page%0A")).headers).toMatchObject({ "x-all": "yes", "x-old": "yes" });
});

it("compresses text with brotli for a browser that accepts it, and tells caches so", async () => {
  for (const _again of [1, 2]) {
    const { headers, body } = await request("/", { "accept-encoding": "gzip, deflate, br" });
    const length = String(body.length);
    expect(headers).toMatchObject({ vary: "Accept-Encoding", "content-encoding": "br", "content-length": length });
    expect(String(brotliDecompressSync(body))).toBe(HOME);
  }
  const plain = await request("/", { "accept-encoding": "gzip, deflate" });
  expect([plain.headers["content-encoding"], String(plain.body)]).toEqual([undefined, HOME]);
  const image = await request("/badge.avif", { "accept-encoding": "br" });
  expect([image.headers.vary, image.headers["content-encoding"]]).toEqual([undefined, undefined]);
});

it("answers HEAD like GET without the body, and no other method", async () => {
  const get = await request("/");
  const head = await request("/", {}, "HEAD");
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect({ ...head.headers, date: "" }).toEqual({ ...get.headers, date: "" });
  const post = await request("/", {}, "POST");
  expect([post.status, post.headers.allow]).toEqual([405, "GET, HEAD"]);
});

it("serves a new build without a restart, and logs which page it cannot read", async () => {
  const log = jest.spyOn(console, "error").mockImplementation();
  jest.spyOn(console, "warn").mockImplementation();
  write("thank-you/index.html", HOME);
  write("_headers", "/*\n  X-All: new");
  rmSync(path.join(root, "404.html"));
  utimesSync(path.join(root, "_headers"), new Date(), new Date(Date.now() + 5_000));
  const { headers, body } = await request("/thank-you/");
  expect([headers["x-all"], body.toString()]).toEqual(["new", HOME]);
  expect(await request("/nowhere")).toMatchObject({ status: 404, body: Buffer.from("There is no such page.\n") });
  rmSync(path.join(root, "index.html"));
  expect((await request("/")).status).toBe(500);
  expect(log).toHaveBeenCalledWith(expect.stringContaining("/ could not be answered"));
});
