import { type ContentSources, contentNames, contentSource } from "../../content-model/check";
import { formatPath } from "../../content-model/diagnostics";
import { placesIn } from "../../content-model/rule-types";
import { findSampleContent } from "../../content-model/sample-content";
import { createQueryClient, LINK_STATES, LINK_TIMEOUT, type LinkStatus, requestLink } from "./request-link";

interface Link {
  url: string;
  /** "content/site.json:41 links.consultation", for each place that names it. */
  places: string[];
  isSample: boolean;
}

/** The firm's own site, which may not be online yet: its address, and where a build of it is served, if there is one. */
interface OwnSite {
  url: string;
  builtAt: string | undefined;
}

type CheckedLink = Link & LinkStatus;

/** Every outbound address of the content, each once. The site's own address is not outbound. */
export function findLinks({ texts, images }: Pick<ContentSources, "texts" | "images">): Link[] {
  const links = new Map<string, Link>();
  for (const name of contentNames()) {
    const source = contentSource(texts, name);
    const samples = findSampleContent(name, source.value, images);
    for (const { path, value: url } of placesIn({ file: name, path: [], value: source.value })) {
      const field = formatPath(path);
      if (typeof url !== "string" || !/^https?:\/\//.test(url) || (name === "site" && field === "url")) continue;
      const { line } = source.positionOf(source.nodeAt(path)?.offset ?? 0);
      const link = links.get(url) ?? { url, places: [], isSample: false };
      link.places.push(`${source.file}:${line} ${field}`);
      link.isSample ||= samples.some((sample) => sample.every((step, index) => step === path[index]));
      links.set(url, link);
    }
  }
  return [...links.values()];
}

/** Requests all links at once, with the retries of the query client; samples are left out. Does not throw. */
export async function checkLinks(links: readonly Link[], own: OwnSite, timeout = LINK_TIMEOUT): Promise<CheckedLink[]> {
  const client = createQueryClient();
  const check = async (link: Link): Promise<CheckedLink> => {
    if (link.isSample) return { ...link, state: "sample", note: "an example, not requested" };
    const { origin, pathname, search } = new URL(link.url);
    const isOwn = origin === own.url;
    const address = isOwn && own.builtAt ? own.builtAt + pathname + search : link.url;
    const query = { queryKey: ["link", link.url], queryFn: () => requestLink(address, timeout) };
    const { state, note } = await client
      .fetchQuery(query)
      .catch(({ message }: Error): LinkStatus => ({ state: "dead", note: message }));
    if (!isOwn) return { ...link, state, note };
    return { ...link, state, note: ownNote(state, note, own) };
  };
  const checked = await Promise.all(links.map(check));
  client.clear();
  return checked;
}

/** What to say of a page of the firm's own site. */
function ownNote(state: LinkStatus["state"], note: string, { url, builtAt }: OwnSite): string {
  if (builtAt) return state === "dead" ? "the built site has no such page" : note.replace(builtAt, url);
  const advice = 'if this site is not online yet, run "npm run build", and its pages are looked for in the build';
  return state === "dead" ? `${note}; ${advice}` : note;
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
