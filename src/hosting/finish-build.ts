import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { reportEvents } from "../analytics/report-events";
import type { Content } from "../content-model/shapes";
import { call } from "../early/early-script";
import { robotsTxt, securityTxt, sitemapXml, webManifest } from "../seo/files";
import { jsonLdScript, structuredData } from "../seo/json-ld";
import { type InlineHashes, inlineHashes } from "./content-security-policy";
import type { GatsbyOutput } from "./gatsby-output";
import { headersFile } from "./headers-file";
import {
  addToHead,
  deferScripts,
  dropChunkMapping,
  minifyInlineScripts,
  type PageStep,
  removeGatsbyStyles,
} from "./page-steps";
import { siteHeaders } from "./site-headers";

/** The pages of the site, by the path they are asked for under. */
const PAGES: ReadonlyMap<string, string> = new Map([
  ["/", "index.html"],
  ["/thank-you", "thank-you/index.html"],
]);
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

export interface BuildFacts {
  /** The folder that is published. */
  site: string;
  output: GatsbyOutput;
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
 * @throws when a page holds code that the content-security policy cannot allow, or a file cannot be written
 */
export async function finishBuild(facts: BuildFacts): Promise<void> {
  await keepGatsbyOutput(facts);
  await changePages(facts);
  await writeFiles(facts);
  await removeFiles(facts);
  await writeHeaders(facts);
}

async function keepGatsbyOutput({ output }: BuildFacts): Promise<void> {
  await output.forget();
  for (const name of [...PAGES.values(), NOT_FOUND, ...REMOVED]) await output.keep(name);
}

async function changePages({ site, content }: BuildFacts): Promise<void> {
  for (const file of [...PAGES.values(), NOT_FOUND]) {
    const steps = pageSteps(file, content);
    const html = await readFile(path.join(site, file), "utf8");
    await writeFile(
      path.join(site, file),
      steps.reduce((page, step) => step(page), html),
    );
  }
}

/** What is done to a page, in this order. */
function pageSteps(file: string, content: BuildFacts["content"]): PageStep[] {
  const { url, analytics } = content.site;
  return [
    removeGatsbyStyles,
    ...(file === LANDING_PAGE ? [addToHead(jsonLdScript(structuredData(content)))] : []),
    ...(analytics ? [addToHead(`<script>${call(reportEvents, analytics.endpoint, url)}</script>`)] : []),
    dropChunkMapping,
    deferScripts,
    minifyInlineScripts,
  ];
}

async function writeFiles({ site, content, now }: BuildFacts): Promise<void> {
  const files: Record<string, string> = {
    "robots.txt": robotsTxt(content.site),
    "sitemap.xml": sitemapXml(content.site),
    "manifest.webmanifest": webManifest(content.site),
    ".well-known/security.txt": securityTxt(content.site, now),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(site, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** Scripts of earlier builds are removed, too: what is published is what a build from nothing would give. */
async function removeFiles({ site, bundle }: BuildFacts): Promise<void> {
  const stale = (await readdir(site)).filter((name) => WEBPACK_FILE.test(name) && !bundle.includes(name));
  for (const name of [...REMOVED, ...stale]) await rm(path.join(site, name), { recursive: true, force: true });
}

async function writeHeaders({ site, content, bundle, indexable }: BuildFacts): Promise<void> {
  const hashes = async (file: string): Promise<InlineHashes> => {
    try {
      return inlineHashes(await readFile(path.join(site, file), "utf8"));
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
    }
  };
  const pages = new Map<string, InlineHashes>();
  for (const [pathname, file] of PAGES) pages.set(pathname, await hashes(file));
  const hashed = bundle.filter((name) => WEBPACK_FILE.test(name)).sort();
  const { analytics } = content.site;

  const rules = siteHeaders({
    pages,
    notFound: await hashes(NOT_FOUND),
    immutable: ["/static/*", ...hashed.map((name) => `/${name}`)],
    indexable,
    ...(analytics && { connectTo: [new URL(analytics.endpoint).origin] }),
  });
  await writeFile(path.join(site, "_headers"), headersFile(rules));
}
