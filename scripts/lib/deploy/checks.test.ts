/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inlineHashes } from "../../../gatsby/postbuild/content-security-policy";
import { type HeaderRule, headersFile } from "../../../gatsby/postbuild/headers-file";
import { responseHeaders } from "../../../gatsby/postbuild/response-headers";
import { type LocalSite, serveLocally } from "../local-site";
import { checkDeploy, type DeployKind, REQUIRED_REDIRECTS } from "./checks";
import { getOver } from "./http-get";

const HEAD = [
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
  '<meta property="og:image" content="https://www.example.com/social-image.png">',
].join("");
const PAGES = {
  "index.html": `<!DOCTYPE html>${HEAD}<style>a{}</style><h1>Home</h1><script>home()</script>`,
  "thank-you/index.html": "<!DOCTYPE html><h1>Thanks</h1><script>thanks()</script>",
  "404.html": "<!DOCTYPE html><h1>Oops!</h1>",
};
/** A page that a developer adds one day. */
const PRIVACY = '<!DOCTYPE html><h1>Privacy</h1><img src="/static/abc/badge.avif"><script>privacy()</script>';
const SCRIPT = "app-0123456789abcdef0123.js";
const REQUIRED_FILES = [
  "robots.txt",
  "sitemap.xml",
  ".well-known/security.txt",
  "licenses.txt",
  "social-image.png",
  "favicon.ico",
  "favicon.svg",
  "apple-touch-icon.png",
  "icon-512.png",
];
const FILES = [SCRIPT, "static/abc/badge.avif", "page-data/app-data.json", ...REQUIRED_FILES];
/** The repository's folder `static`. */
const GIVEN = ["_redirects"];

let folder: string;
let site: LocalSite | undefined;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "rehearsal-"));
  for (const [name, html] of Object.entries(PAGES)) write(name, html);
  for (const name of FILES) write(name, "content");
  write("manifest.webmanifest", '{"icons":[{"src":"/icon-512.png","sizes":"512x512"}]}');
  cpSync(path.join(__dirname, "../../../static/_redirects"), path.join(folder, "_redirects"));
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

function rules(indexable = true, added: Record<string, string> = {}): HeaderRule[] {
  return responseHeaders({
    pages: new Map([
      ["/", inlineHashes(PAGES["index.html"])],
      ["/thank-you", inlineHashes(PAGES["thank-you/index.html"])],
      ...Object.entries(added).map(([path, html]) => [path, inlineHashes(html)] as const),
    ]),
    notFound: inlineHashes(PAGES["404.html"]),
    immutable: ["/static/*", `/${SCRIPT}`],
    indexable,
  });
}

function writeHeaders(written: readonly HeaderRule[]): void {
  write("_headers", headersFile(written));
}

async function check(kind: DeployKind = "production", given: readonly string[] = GIVEN): Promise<string[]> {
  site = await serveLocally(folder);
  return checkDeploy({ ask: getOver(site.origin), folder, given, kind });
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

const redirects = readFileSync(path.join(__dirname, "../../../static/_redirects"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("/"));

test.each(Object.keys(REQUIRED_REDIRECTS))("without the redirect of %s it fails", async (from) => {
  write("_redirects", redirects.filter((line) => line.split(/\s/)[0] !== from).join("\n"));
  expect(await check()).toEqual([`${from} is answered 404 instead of 301`]);
});

test("without any redirect it fails", async () => {
  write("_redirects", "");
  expect(await check()).toHaveLength(Object.keys(REQUIRED_REDIRECTS).length);
});

test("a redirect that was added is followed, and must not lead nowhere", async () => {
  write("_redirects", [...redirects, "/about /thank-you/ 301", "/old /gone/ 302"].join("\n"));
  expect(await check()).toEqual(["/old leads to /gone/, which is answered 404"]);
});

test("without its page for thanks it fails", async () => {
  rmSync(path.join(folder, "thank-you"), { recursive: true });
  expect(await check()).toEqual(
    expect.arrayContaining([
      "/thank-you/index.html was not built",
      "/thanks leads to /thank-you/, which is answered 404",
    ]),
  );
});

test.each([...Object.keys(PAGES), "manifest.webmanifest", "_headers", "_redirects", ...REQUIRED_FILES])(
  "without %s it fails",
  async (name) => {
    rmSync(path.join(folder, name));
    expect(await check()).not.toEqual([]);
  },
);

test("a page that was added is checked without being listed anywhere", async () => {
  write("privacy/index.html", PRIVACY);
  writeHeaders(rules(true, { "/privacy": PRIVACY }));
  expect(await check()).toEqual([]);
});

test("a page that was added has to have a policy of its own", async () => {
  write("privacy/index.html", PRIVACY);
  const faults = await check();
  expect(faults).toContainEqual(expect.stringContaining("/privacy/ holds code that its policy does not allow"));
  expect(faults).toContainEqual(expect.stringContaining("/privacy/ allows code that it does not hold"));
});

test("a picture that a page names has to be there", async () => {
  rmSync(path.join(folder, "static/abc/badge.avif"));
  write("privacy/index.html", PRIVACY);
  writeHeaders(rules(true, { "/privacy": PRIVACY }));
  expect(await check()).toEqual([
    "/static/abc/badge.avif, which /privacy/index.html names as its img, is answered 404",
  ]);
});

test.each(["icon", "apple-touch-icon", "manifest", "og:image"])("a home page that names no %s fails", async (use) => {
  write("index.html", PAGES["index.html"].replace(`"${use}"`, '"nothing"'));
  expect(await check()).toContain(`/index.html names no ${use}`);
});

test("a manifest that names no icon fails", async () => {
  write("manifest.webmanifest", "{}");
  expect(await check()).toContain("/manifest.webmanifest names no icon");
});

test("what is in the repository's folder static has to be published, and may be anything", async () => {
  write("google1234.html", "google-site-verification: google1234.html");
  expect(await check("production", [...GIVEN, "google1234.html"])).toEqual([]);
  await site?.close();
  expect(await check("production", [...GIVEN, "map.pdf", "google1234.html"])).toEqual(["/map.pdf was not built"]);
});

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
