import { type ContentSources, contentNames, contentSource } from "../../content-model/check";
import { formatPath } from "../../content-model/diagnostics";
import { placesIn } from "../../content-model/rule-types";
import { findSamplePaths } from "../../content-model/sample-content";
import { createQueryClient, LINK_STATES, type LinkStatus, requestLink } from "./request-link";

interface Link {
  url: string;
  /** Where the content has the link, such as "content/site.json:41 links.consultation". */
  places: string[];
  isSample: boolean;
}

/** The firm's own site, which may not be online yet. */
interface OwnSite {
  url: string;
  /** The origin that serves a build of the site, if there is a build. */
  builtAt: string | undefined;
}

type CheckedLink = Link & LinkStatus;

/** Returns the links of the content, each once, except for the site's own address. */
export function findLinks({ texts, images }: Pick<ContentSources, "texts" | "images">): Link[] {
  const links = new Map<string, Link>();
  for (const name of contentNames()) {
    const source = contentSource(texts, name);
    const samples = findSamplePaths(name, source.value, images);
    for (const { path, value: url } of placesIn({ file: name, path: [], value: source.value })) {
      const field = formatPath(path);
      if (typeof url !== "string" || !/^https?:\/\//.test(url)) continue;
      const isSiteAddress = name === "site" && field === "url";
      if (isSiteAddress) continue;
      const { line } = source.positionOf(source.nodeAt(path)?.offset ?? 0);
      const link = links.get(url) ?? { url, places: [], isSample: false };
      link.places.push(`${source.file}:${line} ${field}`);
      const isWithin = (ancestor: typeof path) => ancestor.every((step, index) => step === path[index]);
      link.isSample ||= samples.some(isWithin);
      links.set(url, link);
    }
  }
  return [...links.values()];
}

/** Requests all links at once, except for samples. A request that fails makes its link "dead". */
export async function checkLinks(links: readonly Link[], own: OwnSite): Promise<CheckedLink[]> {
  const client = createQueryClient();
  const check = async (link: Link): Promise<CheckedLink> => {
    if (link.isSample) return { ...link, state: "sample", note: "an example, not requested" };
    const { origin, pathname, search } = new URL(link.url);
    const isOwn = origin === own.url;
    const address = isOwn && own.builtAt ? own.builtAt + pathname + search : link.url;
    const query = { queryKey: ["link", link.url], queryFn: () => requestLink(address) };
    const failed = ({ message }: Error): LinkStatus => ({ state: "dead", note: message });
    const status = await client.fetchQuery(query).catch(failed);
    return { ...link, ...status, note: isOwn ? ownNote(status, own) : status.note };
  };
  const checked = await Promise.all(links.map(check));
  client.clear();
  return checked;
}

/** Returns the note for a page of the firm's own site. */
function ownNote({ state, note }: LinkStatus, { url, builtAt }: OwnSite): string {
  if (state !== "dead") return builtAt ? note.replace(builtAt, url) : note;
  if (builtAt) return "the built site has no such page";
  return `${note}; if this site is not online yet, run "npm run build", and this command checks the built pages`;
}

/** Returns each link with its places, worst first, and at the end the number in each state. */
export function formatLinks(links: readonly CheckedLink[]): string {
  const width = Math.max(0, ...links.map(({ url }) => url.length));
  const lines: string[] = [];
  const counts: string[] = [];
  for (const state of LINK_STATES) {
    const matching = links.filter((link) => link.state === state);
    if (matching.length > 0) counts.push(`${matching.length} ${state}`);
    for (const { url, note, places } of matching) {
      lines.push(`${state.padEnd(8)} ${url.padEnd(width)}  ${note}`);
      for (const place of places) lines.push(`         ${place}`);
    }
  }
  return [...lines, "", `${links.length} links: ${counts.join(", ") || "none"}`].join("\n");
}
