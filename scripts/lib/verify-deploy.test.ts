/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inlineHashes } from "../../gatsby/postbuild/content-security-policy";
import { headersFile } from "../../gatsby/postbuild/headers-file";
import { responseHeaders } from "../../gatsby/postbuild/response-headers";
import { REQUIRED_REDIRECTS, verifyDeploy } from "./verify-deploy";

const PAGE = '<!DOCTYPE html><div id="___gatsby"></div>';
const SCRIPT = "app-0123456789abcdef0123.js";
const PAGES = ["index.html", "thank-you/index.html", "404.html"];
const REQUIRED_FILES = [
  "robots.txt",
  "sitemap.xml",
  ".well-known/security.txt",
  "licenses.txt",
  "social-image.png",
  "favicon.ico",
  "favicon.svg",
  "apple-touch-icon.png",
];
const REDIRECTS = readFileSync(path.join(__dirname, "../../static/_redirects"), "utf8");

let folder: string;

function write(name: string, text = PAGE): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
}

function writeHeaders(indexable: boolean, change = (text: string) => text): void {
  const hashes = inlineHashes(PAGE);
  const rules = responseHeaders({
    pages: new Map([
      ["/", hashes],
      ["/thank-you", hashes],
    ]),
    notFound: hashes,
    immutable: ["/static/*", `/${SCRIPT}`],
    indexable,
  });
  write("_headers", change(headersFile(rules)));
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "verify-deploy-"));
  for (const name of [...PAGES, ...REQUIRED_FILES]) write(name);
  for (const name of [SCRIPT, "static/abc/badge.avif", "page-data/app-data.json"]) write(name);
  write("_redirects", REDIRECTS);
  writeHeaders(true);
});

afterEach(() => rmSync(folder, { recursive: true }));

const verify = (indexable = true, given = ["_redirects"]) => verifyDeploy(folder, { given, indexable });

describe("verifying a deploy", () => {
  test("finds nothing wrong with one that is complete", async () => {
    expect(await verify()).toEqual([]);
  });

  test("finds that a folder was not built", async () => {
    expect(await verifyDeploy(`${folder}/dist`, { given: [], indexable: true })).toHaveLength(1);
  });

  test("finds that search engines are told the wrong thing", async () => {
    expect(await verify(false)).toContain("/ does not tell search engines to stay away");
    writeHeaders(false);
    expect(await verify(false)).toEqual([]);
    expect(await verify(true)).toContain("/ tells search engines to stay away");
  });

  test.each(["404.html", "_headers", "_redirects", ...REQUIRED_FILES])("finds that %s is missing", async (name) => {
    rmSync(path.join(folder, name));
    expect(await verify()).toContain(`/${name} was not built`);
  });

  test.each(["Content-Security-Policy", "Strict-Transport-Security", "Cache-Control: public, max-age=31536000"])(
    "finds that a header is missing: %s",
    async (header) => {
      writeHeaders(true, (text) => text.replace(new RegExp(`^ +${header}.*\n`, "gm"), ""));
      expect(await verify()).not.toEqual([]);
    },
  );

  test.each(REQUIRED_REDIRECTS)("finds that the redirect of %s is missing", async (from) => {
    write("_redirects", REDIRECTS.replace(new RegExp(`^${from} .*$`, "m"), ""));
    expect(await verify()).toContain(`${from} leads to null, which is answered undefined`);
  });

  test("finds that an added redirect leads nowhere", async () => {
    write("_redirects", `${REDIRECTS}\n/about /thank-you/ 301\n/old /gone/ 302\n`);
    expect(await verify()).toEqual(["/old leads to /gone/?utm_source=postcard, which is answered 404"]);
  });

  test("finds that a file of the folder static is missing, and lets it be anything", async () => {
    write("google1234.html", "google-site-verification: google1234.html");
    expect(await verify(true, ["_redirects", "google1234.html"])).toEqual([]);
    expect(await verify(true, ["_redirects", "google1234.html", "map.pdf"])).toEqual(["/map.pdf was not built"]);
  });

  test.each([`${SCRIPT}.map`, "webpack.stats.json", "notes.md", "content/site.json"])(
    "finds that %s has no business there",
    async (name) => {
      write(name, "{}");
      expect(await verify()).toContain(`/${name} is published, and nobody knows why`);
    },
  );
});
