import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createStaticHost } from "../static-host";

export interface Variant {
  name: "as built" | "without scripts" | "empty page";
  url: string;
  close: () => void;
}

/** While sample content remains every page asks not to be indexed, which Lighthouse rightly counts against it. */
const NOINDEX = /<meta name="robots" content="noindex"[^>]*>/;
/** What runs; structured data stays. */
const SCRIPTS = /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g;

/** What the machine needs to show anything at all. */
const EMPTY =
  '<!DOCTYPE html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><p>.';

/**
 * Serves three copies of the built site: as it is; the same with every script removed from its pages, the best a page
 * can do; and with a page of one character, the best the machine can do. None has the marker of sample content.
 *
 * @param site the built site
 * @throws when there is no built site
 */
export async function serveVariants(site: string): Promise<Variant[]> {
  const asBuilt = await serveCopy(site, "as built", (html) => html.replace(NOINDEX, ""));
  const bare = await serveCopy(site, "without scripts", (html) => html.replace(NOINDEX, "").replace(SCRIPTS, ""));
  return [asBuilt, bare, await serveCopy(site, "empty page", () => EMPTY)];
}

async function serveCopy(site: string, name: Variant["name"], change: (html: string) => string): Promise<Variant> {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-"));
  await cp(site, folder, { recursive: true });
  const page = path.join(folder, "index.html");
  await writeFile(page, change(await readFile(page, "utf8")));
  // The browser makes the head again from the page's data.
  const data = path.join(folder, "page-data", "index", "page-data.json");
  await writeFile(
    data,
    (await readFile(data, "utf8")).replaceAll('"hasSampleContent":true', '"hasSampleContent":false'),
  );
  const server = createServer(createStaticHost(folder));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { name, url: `http://localhost:${port}/`, close: () => server.close() };
}

/** The middle value; of an even number of values, the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 0, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}
