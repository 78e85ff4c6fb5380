import { isReserved } from "../../content-model/rules";
import { createQueryClient, LINK_STATES, type LinkStatus, requestLink } from "./request-link";

interface Link {
  url: string;
  /** Where the content has the link, such as "content/site.json:41 links.consultation". */
  place: string;
}

type CheckedLink = Link & LinkStatus;

/** Requests all links at once, equal ones together. A request that fails makes its link "dead". */
export async function checkLinks(links: readonly Link[]): Promise<CheckedLink[]> {
  const client = createQueryClient();
  const checked = links.map(async (link): Promise<CheckedLink> => {
    if (isReserved(link.url)) return { ...link, state: "sample", note: "an example, not requested" };
    const query = { queryKey: ["link", link.url], queryFn: () => requestLink(link.url) };
    const failed = ({ message }: Error): LinkStatus => ({ state: "dead", note: message });
    return { ...link, ...(await client.fetchQuery(query).catch(failed)) };
  });
  const all = await Promise.all(checked);
  client.clear();
  return all;
}

/** Returns a line for each link, the worst first. */
export function formatLinks(links: readonly CheckedLink[]): string {
  const sorted = links.toSorted((a, b) => LINK_STATES.indexOf(a.state) - LINK_STATES.indexOf(b.state));
  return sorted.map(({ url, state, note, place }) => `${place}: ${url} is ${state} (${note})`).join("\n");
}
