import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { pageElements } from "../../../gatsby/postbuild/html-elements";
import { listFiles } from "./list-files";

/** The page that answers every unknown address. */
export const NOT_FOUND = "404.html";

const MANIFEST = "manifest.webmanifest";

/** A page that was built. */
export interface Page {
  /** Its file, such as "thank-you/index.html". */
  file: string;
  /** The address it is asked for under, such as "/thank-you/". */
  path: string;
  html: string;
}

/** A file that something published asks for by its address. */
export interface Named {
  /** Its address on this site, such as "/favicon.svg". */
  path: string;
  /** What it is used as: "icon", "og:image", "script" … */
  use: string;
  /** The file that names it. */
  by: string;
}

/** What a build has written, as far as the checks need to know it. */
export interface BuiltSite {
  files: string[];
  /** All pages but the one for unknown addresses. */
  pages: Page[];
  /** HTML of the page for unknown addresses; undefined if it was not built. */
  notFound: string | undefined;
  named: Named[];
}

/**
 * Reads a built site.
 *
 * @param folder what is published
 * @param given names of files that are handed on as they are: HTML among them is no page of the site (but, for
 *   instance, a search engine's proof of ownership)
 */
export function readSite(folder: string, given: readonly string[]): BuiltSite {
  const files = listFiles(folder);
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  const pages = files
    .filter((file) => file.endsWith(".html") && file !== NOT_FOUND && !given.includes(file))
    .map((file) => ({ file, path: `/${file.replace(/(^|\/)index\.html$/, "$1")}`, html: read(file) }));
  const notFound = files.includes(NOT_FOUND) ? read(NOT_FOUND) : undefined;
  const named = [
    ...pages.flatMap(({ file, html }) => namedByPage(file, html)),
    ...(notFound === undefined ? [] : namedByPage(NOT_FOUND, notFound)),
    ...(existsSync(path.join(folder, MANIFEST)) ? namedByManifest(read(MANIFEST)) : []),
  ];
  return { files, pages, notFound, named };
}

/** Links that lead to a page instead of fetching a file. */
const NOT_FETCHED = new Set(["canonical", "alternate", "author", "license", "next", "prev"]);

function namedByPage(file: string, html: string): Named[] {
  const found = pageElements(html).flatMap(({ name, attributes }): { address: string | undefined; use: string }[] => {
    const get = (attribute: string) => attributes.get(attribute);
    if (name === "link") {
      const use = get("rel") ?? "";
      return NOT_FETCHED.has(use) ? [] : [{ address: get("href"), use }];
    }
    if (name === "meta") {
      const use = get("property") ?? get("name") ?? "";
      // Whoever shows the page elsewhere needs the whole address of its picture, with the domain it will have.
      return use === "og:image" || use === "twitter:image" ? [{ address: withoutOrigin(get("content")), use }] : [];
    }
    if (!["script", "img", "source"].includes(name)) return [];
    const sizes = (get("srcset") ?? "").split(",").map((candidate) => candidate.trim().split(/\s/)[0]);
    return [get("src"), ...sizes].map((address) => ({ address, use: name }));
  });
  return found.flatMap(({ address, use }) => {
    const path = ownPath(address);
    return path === undefined ? [] : [{ path, use, by: file }];
  });
}

const ICONS = z.object({ icons: z.array(z.object({ src: z.string() })).default([]) });

function namedByManifest(json: string): Named[] {
  const parsed = ICONS.safeParse(parseJson(json));
  if (!parsed.success) return [];
  return parsed.data.icons.flatMap(({ src }) => {
    const path = ownPath(src);
    return path === undefined ? [] : [{ path, use: "icon", by: MANIFEST }];
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function withoutOrigin(address: string | undefined): string | undefined {
  return address?.replace(/^https?:\/\/[^/]+/, "");
}

/** The path of an address on this site, without its query; undefined for any other address. */
function ownPath(address: string | undefined): string | undefined {
  return address !== undefined && /^\/(?!\/)/.test(address) ? address.replace(/[?#].*$/, "") : undefined;
}
