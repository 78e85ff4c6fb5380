import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "../content/read-content";
import { inlineScript } from "../ssr/inline-scripts";
import { inlineHashes } from "./content-security-policy";
import type { FileBackup } from "./file-backup";
import { headersFile } from "./headers-file";
import { canonicalAddress, pageElements } from "./html-elements";
import { addToHead, deferScripts, type HtmlTransform, removeGatsbyMarkup } from "./html-transforms";
import { describeLongPage } from "./page-weight";
import { responseHeaders } from "./response-headers";
import { robotsTxt, securityTxt, sitemapXml } from "./site-files";
import { jsonLdScript, type StructuredDataContent, structuredData } from "./structured-data";

const LANDING_PAGE = "index.html";
const NOT_FOUND = "404.html";

/** What Gatsby writes and no visitor needs: its notes to itself, the 404 page a second time, a library not in use. */
const REMOVED = ["404", "page-data/404", "_gatsby", "webpack.stats.json", "chunk-map.json", "~partytown"];

/** What webpack writes, by the hash in its name: twenty hexadecimal digits. */
const WEBPACK_FILE = /[-.][0-9a-f]{20}\.(?:js|css)(?:\.map|\.LICENSE\.txt)?$/;

export interface PostbuildOptions {
  /** The folder that is published. */
  site: string;
  /**
   * Keeps files as Gatsby wrote them. It writes a page again only if it has changed, and then changes the others in
   * place; so the next build has to find them as this one did.
   */
  gatsbyOutput: FileBackup;
  /** Keeps images that are not published any more, for the day on which content names them again. */
  unusedAssets: FileBackup;
  content: StructuredDataContent;
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
export async function runPostbuild(options: PostbuildOptions): Promise<string | undefined> {
  const { site, gatsbyOutput, content, now } = options;
  // Whichever pages there are: "index.html", "thank-you/index.html", "404.html".
  const files = listFiles(site).filter(
    (file) => file.endsWith(".html") && !REMOVED.some((name) => file.startsWith(`${name}/`)),
  );
  await gatsbyOutput.clear();
  for (const name of [...files, ...REMOVED]) await gatsbyOutput.save(name);

  const pages = new Map<string, string>();
  for (const file of files) {
    const html = await readFile(path.join(site, file), "utf8");
    pages.set(file, changePage(file, html, options));
  }
  const addresses = [...pages.values()].map(canonicalAddress).filter((address) => address !== undefined);
  const written = [
    ...pages,
    ["robots.txt", robotsTxt(content.site)],
    ["sitemap.xml", sitemapXml(addresses)],
    [".well-known/security.txt", securityTxt(content.site, now)],
    ["_headers", headers(options, pages)],
  ] as const;
  for (const [name, text] of written) {
    await mkdir(path.dirname(path.join(site, name)), { recursive: true });
    await writeFile(path.join(site, name), text);
  }
  await removeFiles(options);
  return describeLongPage(pages.get(LANDING_PAGE) ?? "");
}

/** The path under which a host answers with a page: "thank-you/index.html" → "/thank-you". */
function pathOf(file: string): string {
  return `/${file}`.replace(/\/index\.html$|\.html$/, "") || "/";
}

function changePage(file: string, html: string, { content, indexable }: PostbuildOptions): string {
  // From static/, such as a file by which a search engine knows the owner of the site. It stays as it is.
  if (!html.includes('id="___gatsby"')) return html;
  const { url, analytics } = content.site;
  const transforms: HtmlTransform[] = [
    removeGatsbyMarkup,
    ...(file === LANDING_PAGE ? [addToHead(jsonLdScript(structuredData(content)))] : []),
    // Who looks at a preview is not a visitor.
    ...(analytics && indexable
      ? [addToHead(`<script>${inlineScript("analytics", analytics.endpoint, url)}</script>`)]
      : []),
    deferScripts,
  ];
  return transforms.reduce((page, transform) => transform(page), html);
}

/** Removes what an earlier build has left: what is published is what a build from nothing would give. */
async function removeFiles({ site, unusedAssets, bundle }: PostbuildOptions): Promise<void> {
  const stale = (await readdir(site)).filter((name) => WEBPACK_FILE.test(name) && !bundle.includes(name));
  for (const name of [...REMOVED, ...stale]) await rm(path.join(site, name), { recursive: true, force: true });
  const names = listFiles(site);
  const assets = names.filter((name) => name.startsWith("static/"));
  const used = new Set<string>();
  for (const name of names.filter((file) => /\.(?:html|json|js|css)$/.test(file))) {
    const text = await readFile(path.join(site, name), "utf8");
    for (const [, asset = ""] of text.matchAll(/\/(static\/[\w./-]+\.\w+)/g)) used.add(asset);
    const missing = name.endsWith(".html") && shownAssets(text).find((asset) => !assets.includes(asset));
    if (!missing) continue;
    throw new Error(
      `The page ${pathOf(name)} shows ${missing}, but the build has not made it. Its cache is out of step: delete .cache ` +
        'and public and build again; on Netlify, choose "Clear cache and deploy site".',
    );
  }
  // Images and fonts that nothing names, be it in words. Gatsby believes that they are still there, and would not make
  // them again if content named the image once more.
  for (const name of assets.filter((asset) => !used.has(asset))) {
    await unusedAssets.save(name);
    await rm(path.join(site, name));
  }
}

/** Images and fonts of the site's own that a page needs to look right: what other sites call "static" is theirs. */
function shownAssets(html: string): string[] {
  const sources = pageElements(html).flatMap(({ attributes }) =>
    ["src", "srcset", "href"].map((name) => attributes.get(name) ?? ""),
  );
  return sources.flatMap((source) =>
    [...source.matchAll(/(?:^|,\s+)\/(static\/[^\s,?#]+)/g)].map(([, asset = ""]) => asset),
  );
}

/** The text of `_headers`. */
function headers({ content, bundle, indexable }: PostbuildOptions, pages: ReadonlyMap<string, string>): string {
  const hashes = new Map(
    [...pages].map(([file, html]) => {
      try {
        return [file, inlineHashes(html)];
      } catch (error) {
        throw new Error(`The page ${pathOf(file)} (public/${file}): ${error instanceof Error ? error.message : error}`);
      }
    }),
  );
  const notFound = hashes.get(NOT_FOUND);
  if (!notFound) throw new Error(`There is no ${NOT_FOUND}: add src/pages/404.tsx, which answers every unknown path.`);
  hashes.delete(NOT_FOUND);
  const hashed = bundle.filter((name) => WEBPACK_FILE.test(name)).sort();
  if (hashed.length === 0)
    throw new Error("No file of the bundle has a hash in its name: adapt WEBPACK_FILE to webpack's names.");
  const { analytics } = content.site;
  return headersFile(
    responseHeaders({
      pages: new Map([...hashes].map(([file, own]) => [pathOf(file), own])),
      notFound,
      immutable: ["/static/*", ...hashed.map((name) => `/${name}`)],
      indexable,
      ...(analytics && indexable && { connectTo: [new URL(analytics.endpoint).origin] }),
    }),
  );
}
