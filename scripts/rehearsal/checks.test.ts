/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inlineHashes } from "../../src/hosting/content-security-policy";
import { type HeaderRule, headersFile } from "../../src/hosting/headers-file";
import { siteHeaders } from "../../src/hosting/site-headers";
import { type LocalSite, serveLocally } from "../local-site";
import { askOver } from "./ask";
import { type Ask, checkDeploy, type DeployKind } from "./checks";
import { listFiles } from "./list-files";

const PAGES = {
  "index.html": '<!DOCTYPE html><style>a{}</style><h1 id="home-heading">Home</h1><script>home()</script>',
  "thank-you/index.html": '<!DOCTYPE html><h1 id="thank-you-heading">Thanks</h1><script>thanks()</script>',
  "404.html": '<!DOCTYPE html><h1 id="not-found-heading">Oops!</h1>',
};
const SCRIPT = "app-0123456789abcdef0123.js";
const FILES = [
  SCRIPT,
  "static/abc/badge.avif",
  "page-data/app-data.json",
  "robots.txt",
  "sitemap.xml",
  "manifest.webmanifest",
  ".well-known/security.txt",
  "licenses.txt",
  "social-image.png",
  "favicon.ico",
  "favicon.svg",
  "apple-touch-icon.png",
];

let folder: string;
let site: LocalSite | undefined;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "rehearsal-"));
  for (const [name, html] of Object.entries(PAGES)) write(name, html);
  for (const name of FILES) write(name, "content");
  cpSync(path.join(__dirname, "../../static/_redirects"), path.join(folder, "_redirects"));
  writeHeaders(rules());
});

afterEach(async () => {
  await site?.close();
  site = undefined;
  rmSync(folder, { recursive: true });
});

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
}

function rules(indexable = true): HeaderRule[] {
  return siteHeaders({
    pages: new Map([
      ["/", inlineHashes(PAGES["index.html"])],
      ["/thank-you", inlineHashes(PAGES["thank-you/index.html"])],
    ]),
    notFound: inlineHashes(PAGES["404.html"]),
    immutable: ["/static/*", `/${SCRIPT}`],
    indexable,
  });
}

function writeHeaders(written: readonly HeaderRule[]): void {
  write("_headers", headersFile(written));
}

async function check(kind: DeployKind = "production"): Promise<string[]> {
  site = await serveLocally(folder);
  return checkDeploy(askOver(site.origin), listFiles(folder), kind);
}

test("a deploy as it should be has no faults", async () => {
  expect(await check()).toEqual([]);
});

test("a preview has to tell search engines to stay away, and the site must not", async () => {
  expect(await check("preview")).toContain("/ does not tell search engines to stay away");
  await site?.close();
  writeHeaders(rules(false));
  expect(await check("preview")).toEqual([]);
  await site?.close();
  expect(await check("production")).toContain("/ tells search engines to stay away");
});

/** What hosts do by themselves: the answer is the same without the rule. */
const isDefault = ({ rule, name }: { rule: string; name: string }) =>
  name === "Cache-Control" && ["/", "/thank-you", "/page-data/*"].includes(rule);

const headers = rules()
  .flatMap(({ path: rule, headers: all }) => Object.keys(all).map((name) => ({ rule, name })))
  .filter((header) => !isDefault(header));

test.each(headers)("without $name for $rule it fails", async ({ rule, name }) => {
  writeHeaders(
    rules().map(({ path: other, headers: all }) => ({
      path: other,
      headers: Object.fromEntries(Object.entries(all).filter(([header]) => other !== rule || header !== name)),
    })),
  );
  expect(await check()).not.toEqual([]);
});

const redirects = readFileSync(path.join(__dirname, "../../static/_redirects"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("/"));

test.each(redirects)("without the redirect %s it fails", async (redirect) => {
  write("_redirects", redirects.filter((line) => line !== redirect).join("\n"));
  expect(await check()).toEqual([`${redirect.split(/\s/)[0]} is answered 404 instead of 301`]);
});

test("a drawing that is sent as something else is a fault", async () => {
  write("favicon.svg", "<svg/>");
  site = await serveLocally(folder);
  const ask = askOver(site.origin);
  const asText: Ask = async (asked, headers) => {
    const answer = await ask(asked, headers);
    return asked.endsWith(".svg") ? { ...answer, headers: withType(answer.headers, "text/plain") } : answer;
  };
  expect(await checkDeploy(asText, listFiles(folder), "production")).toEqual(["/favicon.svg is sent as text/plain"]);
});

function withType(headers: Headers, type: string): Headers {
  const changed = new Headers(headers);
  changed.set("content-type", type);
  return changed;
}

/** Files that not every deploy has, or that have other names in each. */
const VARYING = /^(?:app-|static|page-data|favicon\.svg)/;

test.each([...Object.keys(PAGES), ...FILES.filter((name) => !VARYING.test(name))])(
  "without %s it fails",
  async (name) => {
    rmSync(path.join(folder, name));
    expect(await check()).not.toEqual([]);
  },
);

test("a page that was changed after its policy was written fails", async () => {
  write("index.html", PAGES["index.html"].replace("home()", "home() "));
  expect(await check()).toContainEqual(expect.stringContaining("/ holds code that its policy does not allow"));
});

test.each(["app-0123456789abcdef0123.js.map", "webpack.stats.json", "notes.md", "content/site.json"])(
  "%s among the published files fails",
  async (name) => {
    write(name, "{}");
    expect(await check()).toContain(`/${name} is published, and nobody knows why`);
  },
);
