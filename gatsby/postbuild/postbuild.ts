import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { reportEvents } from "../../src/client/inline/analytics";
import { listFiles } from "../content/read-content";
import type { Content } from "../content/schemas";
import { call } from "../ssr/inline-scripts";
import { type InlineHashes, inlineHashes } from "./content-security-policy";
import { headersFile } from "./headers-file";
import { canonicalAddress } from "./html-elements";
import {
  addToHead,
  deferScripts,
  type HtmlTransform,
  minifyInlineScripts,
  removeGatsbyMeta,
  removeGatsbyStyles,
  removeNavigationScripts,
} from "./html-transforms";
import type { OutputBackup } from "./output-backup";
import { describeLongPage } from "./page-weight";
import { responseHeaders } from "./response-headers";
import { robotsTxt, securityTxt, sitemapXml } from "./site-files";
import { jsonLdScript, structuredData } from "./structured-data";

const LANDING_PAGE = "index.html";
const NOT_FOUND = "404.html";

/** What Gatsby writes and no visitor needs: its notes to itself, the 404 page a second time, a library not in use. */
const REMOVED = [
  "404",
  "page-data/404",
  "_gatsby",
  "webpack.stats.json",
  "chunk-map.json",
  // The folder of Partytown, which Gatsby copies into every site for its Script component.
  "~partytown",
];

/** What webpack writes, by the hash in its name: twenty hexadecimal digits. */
const WEBPACK_FILE = /[-.][0-9a-f]{20}\.(?:js|css)(?:\.map|\.LICENSE\.txt)?$/;

export interface PostbuildOptions {
  /** The folder that is published. */
  site: string;
  output: OutputBackup;
  /** Keeps pictures that are not published any more, for the day on which content names them again. */
  unused: OutputBackup;
  content: Pick<Content, "site" | "landing" | "services" | "cities">;
  /** Names of the files of this build's bundle. */
  bundle: readonly string[];
  /** False for a deploy that is only a preview: search engines are told so in a header. */
  indexable: boolean;
  now: Date;
}

/**
 * Turns what Gatsby has built into what is published. The order matters: the policy comes from the pages as they will
 * be sent, so every step that changes a page stands before it.
 *
 * @returns what an editor should know about the result, in a sentence or two; undefined if there is nothing
 * @throws when a page holds code that the content-security policy cannot allow, or a file cannot be written
 */
export async function runPostbuild(facts: PostbuildOptions): Promise<string | undefined> {
  const pages = builtPages(facts);
  await keepGatsbyOutput(facts, pages);
  await changePages(facts, pages);
  await writeFiles(facts, pages);
  await removeFiles(facts);
  await writeHeaders(facts, pages);
  return describeLongPage(await readFile(path.join(facts.site, LANDING_PAGE), "utf8"));
}

/** The HTML files that are there, whichever pages there are: "index.html", "thank-you/index.html", "404.html". */
function builtPages({ site }: PostbuildOptions): string[] {
  return listFiles(site).filter(
    (file) => file.endsWith(".html") && !REMOVED.some((name) => file.startsWith(`${name}/`)),
  );
}

/** The path under which a host answers with a page: "thank-you/index.html" → "/thank-you". */
function pathOf(file: string): string {
  return `/${file}`.replace(/\/index\.html$|\.html$/, "") || "/";
}

async function keepGatsbyOutput({ output }: PostbuildOptions, pages: readonly string[]): Promise<void> {
  await output.forget();
  for (const name of [...pages, ...REMOVED]) await output.keep(name);
}

async function changePages({ site, content, indexable }: PostbuildOptions, pages: readonly string[]): Promise<void> {
  for (const file of pages) {
    const steps = htmlTransforms(file, content, indexable);
    const html = await readFile(path.join(site, file), "utf8");
    // From static/, such as a file by which a search engine knows the owner of the site. It stays as it is.
    if (!html.includes('id="___gatsby"')) continue;
    await writeFile(
      path.join(site, file),
      steps.reduce((page, step) => step(page), html),
    );
  }
}

/** What is done to a page, in this order. */
function htmlTransforms(file: string, content: PostbuildOptions["content"], indexable: boolean): HtmlTransform[] {
  const { url, analytics } = content.site;
  return [
    removeGatsbyStyles,
    removeGatsbyMeta,
    ...(file === LANDING_PAGE ? [addToHead(jsonLdScript(structuredData(content)))] : []),
    // Who looks at a preview is not a visitor.
    ...(analytics && indexable ? [addToHead(`<script>${call(reportEvents, analytics.endpoint, url)}</script>`)] : []),
    removeNavigationScripts,
    deferScripts,
    minifyInlineScripts,
  ];
}

async function writeFiles({ site, content, now }: PostbuildOptions, pages: readonly string[]): Promise<void> {
  const html = await Promise.all(pages.map((file) => readFile(path.join(site, file), "utf8")));
  const listed = html.map(canonicalAddress).filter((address) => address !== undefined);
  const files: Record<string, string> = {
    "robots.txt": robotsTxt(content.site),
    "sitemap.xml": sitemapXml(listed),
    ".well-known/security.txt": securityTxt(content.site, now),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(site, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** Removes what an earlier build has left: what is published is what a build from nothing would give. */
async function removeFiles({ site, unused, bundle }: PostbuildOptions): Promise<void> {
  const stale = (await readdir(site)).filter((name) => WEBPACK_FILE.test(name) && !bundle.includes(name));
  for (const name of [...REMOVED, ...stale]) await rm(path.join(site, name), { recursive: true, force: true });
  const { there, used } = await assets(site);
  for (const name of there.filter((asset) => !used.has(asset))) {
    // Gatsby believes that it is still there, and would not make it again if content named the picture once more.
    await unused.keep(name);
    await rm(path.join(site, name));
  }
  const missing = [...used].filter((asset) => !there.includes(asset));
  if (missing.length === 0) return;
  throw new Error(
    `The pages name ${missing.join(", ")}, but the build has not made it. Its cache is out of step: delete .cache and ` +
      'public and build again; on Netlify, choose "Clear cache and deploy site".',
  );
}

/** Pictures and fonts: those in static/, and those that a page, a script or a style names. */
async function assets(site: string): Promise<{ there: string[]; used: Set<string> }> {
  const names = listFiles(site);
  const used = new Set<string>();
  for (const name of names.filter((file) => /\.(?:html|json|js|css)$/.test(file))) {
    const text = await readFile(path.join(site, name), "utf8");
    for (const [, asset = ""] of text.matchAll(/\/(static\/[\w./-]+\.\w+)/g)) used.add(asset);
  }
  return { there: names.filter((name) => name.startsWith("static/")), used };
}

async function writeHeaders(
  { site, content, bundle, indexable }: PostbuildOptions,
  pages: readonly string[],
): Promise<void> {
  const hashes = new Map<string, InlineHashes>();
  for (const file of pages) hashes.set(file, pageHashes(file, await readFile(path.join(site, file), "utf8")));
  const notFound = hashes.get(NOT_FOUND);
  if (!notFound) throw new Error(`There is no ${NOT_FOUND}: add src/pages/404.tsx, which answers every unknown path.`);
  const hashed = bundle.filter((name) => WEBPACK_FILE.test(name)).sort();
  const { analytics } = content.site;

  const rules = responseHeaders({
    pages: new Map([...hashes].filter(([file]) => file !== NOT_FOUND).map(([file, own]) => [pathOf(file), own])),
    notFound,
    immutable: ["/static/*", ...hashed.map((name) => `/${name}`)],
    indexable,
    ...(analytics && indexable && { connectTo: [new URL(analytics.endpoint).origin] }),
  });
  await writeFile(path.join(site, "_headers"), headersFile(rules));
}

function pageHashes(file: string, html: string): InlineHashes {
  try {
    return inlineHashes(html);
  } catch (error) {
    throw new Error(`The page ${pathOf(file)} (public/${file}): ${error instanceof Error ? error.message : error}`);
  }
}
