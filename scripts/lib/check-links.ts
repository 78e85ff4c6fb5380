import { contentFile, contentNames } from "../../gatsby/content/check";
import { type ContentPath, formatPath } from "../../gatsby/content/diagnostics";
import { readJsonSource } from "../../gatsby/content/json-source";
import { findSampleContent } from "../../gatsby/content/sample-content";
import { createQueryClient, LINK_STATES, type LinkLimits, type LinkStatus, requestLink } from "./request-link";

export interface Link {
  url: string;
  /** "content/site.json:41 links.consultation", for each place that names it. */
  places: string[];
  isSample: boolean;
}

export type CheckedLink = Link & LinkStatus;

/** Every outbound address of the content, each once. The site's own address is not outbound. */
export function findLinks(texts: ReadonlyMap<string, string>): Link[] {
  const links = new Map<string, Link>();
  for (const name of contentNames()) {
    const source = readJsonSource(contentFile(`${name}.json`), texts.get(`${name}.json`) ?? "");
    const samples = findSampleContent(source.value).map(formatPath);
    for (const { url, path } of urlsIn(source.value)) {
      const field = formatPath(path);
      if (name === "site" && field === "url") continue;
      const { line } = source.positionOf(source.nodeAt(path)?.offset ?? 0);
      const link = links.get(url) ?? { url, places: [], isSample: false };
      link.places.push(`${source.file}:${line} ${field}`);
      link.isSample ||= samples.some(
        (sample) => field.startsWith(sample) && /^[.[]|^$/.test(field.slice(sample.length)),
      );
      links.set(url, link);
    }
  }
  return [...links.values()];
}

/** Requests all links at once, with the retries of the query client; samples are left out. Does not throw. */
export async function checkLinks(links: readonly Link[], limits?: LinkLimits): Promise<CheckedLink[]> {
  const client = createQueryClient();
  const check = ({ url, isSample }: Link): Promise<LinkStatus> | LinkStatus => {
    if (isSample) return { state: "sample", note: "an example, not requested" };
    return client
      .fetchQuery({ queryKey: ["link", url], queryFn: () => requestLink(url, limits) })
      .catch((error: Error): LinkStatus => ({ state: "dead", note: error.message }));
  };
  const checked = await Promise.all(links.map(async (link) => ({ ...link, ...(await check(link)) })));
  client.clear();
  return checked;
}

/** One line for each link with its places below, the worst first, and a sum. */
export function formatLinks(links: readonly CheckedLink[]): string {
  const width = Math.max(0, ...links.map(({ url }) => url.length));
  const lines: string[] = [];
  const counts: string[] = [];
  for (const state of LINK_STATES) {
    const matching = links.filter((link) => link.state === state);
    if (matching.length > 0) counts.push(`${matching.length} ${state}`);
    for (const { url, note, places } of matching) {
      lines.push(`${state.padEnd(8)} ${url.padEnd(width)}  ${note}`, ...places.map((place) => `         ${place}`));
    }
  }
  return [...lines, "", `${links.length} links: ${counts.join(", ") || "none"}`].join("\n");
}

function urlsIn(value: unknown, path: ContentPath = []): { url: string; path: ContentPath }[] {
  if (typeof value === "string") return /^https?:\/\//.test(value) ? [{ url: value, path }] : [];
  if (typeof value !== "object" || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, field]) => urlsIn(field, [...path, key]));
}
