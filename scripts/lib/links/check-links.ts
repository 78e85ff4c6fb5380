import { contentFile, contentNames } from "../../../gatsby/content/check";
import { type ContentPath, formatPath } from "../../../gatsby/content/diagnostics";
import { readJsonSource } from "../../../gatsby/content/json-source";
import { findSamples } from "../../../gatsby/content/samples";
import { createQueryClient } from "./query-client";
import { type AskOptions, type LinkResponse, requestLink } from "./request-link";

export interface Link {
  url: string;
  /** "content/site.json:41 links.consultation", for each place that names it. */
  places: string[];
  isSample: boolean;
}

export interface CheckedLink extends Link {
  answer: LinkResponse;
}

/** Every outbound address of the content, each once. The site's own address is not outbound. */
export function findLinks(texts: ReadonlyMap<string, string>): Link[] {
  const links = new Map<string, Link>();
  for (const name of contentNames()) {
    const source = readJsonSource(contentFile(`${name}.json`), texts.get(`${name}.json`) ?? "");
    const samples = findSamples(source.value).map(formatPath);
    for (const { url, path } of urlsIn(source.value)) {
      const field = formatPath(path);
      if (name === "site" && field === "url") continue;
      const { line } = source.positionOf(source.nodeAt(path)?.offset ?? 0);
      const link = links.get(url) ?? { url, places: [], isSample: false };
      link.places.push(`${source.file}:${line} ${field}`);
      link.isSample ||= samples.some(
        (sample) => field === sample || field.startsWith(`${sample}.`) || field.startsWith(`${sample}[`),
      );
      links.set(url, link);
    }
  }
  return [...links.values()];
}

/** Asks all links at once, each once, with the retries of the query client. Does not throw. */
export async function checkLinks(links: readonly Link[], options?: AskOptions): Promise<CheckedLink[]> {
  const client = createQueryClient();
  const answer = async ({ url, isSample }: Link): Promise<LinkResponse> => {
    if (isSample) return { state: "sample", note: "an example, not asked" };
    try {
      return await client.fetchQuery({ queryKey: ["link", url], queryFn: () => requestLink(url, options) });
    } catch (error) {
      return { state: "dead", note: error instanceof Error ? error.message : String(error) };
    }
  };
  const checked = await Promise.all(links.map(async (link) => ({ ...link, answer: await answer(link) })));
  client.clear();
  return checked;
}

/** One line for each link, the worst first, and a sum. */
export function formatLinks(links: readonly CheckedLink[]): string {
  const order = ["dead", "moved", "slow", "guarded", "alive", "sample"];
  const sorted = links.toSorted((a, b) => order.indexOf(a.answer.state) - order.indexOf(b.answer.state));
  const width = Math.max(0, ...links.map(({ url }) => url.length));
  const lines = sorted.map(
    ({ url, places, answer }) =>
      `${answer.state.padEnd(8)} ${url.padEnd(width)}  ${answer.note}\n${places.map((place) => `${" ".repeat(9)}${place}`).join("\n")}`,
  );
  const counts = order.flatMap((state) => {
    const count = links.filter(({ answer }) => answer.state === state).length;
    return count > 0 ? [`${count} ${state}`] : [];
  });
  return [
    ...lines,
    "",
    `${links.length} ${links.length === 1 ? "link" : "links"}: ${counts.join(", ") || "none"}`,
  ].join("\n");
}

function urlsIn(value: unknown, path: ContentPath = []): { url: string; path: ContentPath }[] {
  if (typeof value === "string") return /^https?:\/\//.test(value) ? [{ url: value, path }] : [];
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => urlsIn(item, [...path, index]));
  return Object.entries(value).flatMap(([key, field]) => urlsIn(field, [...path, key]));
}
