import { propagateCampaignParameters } from "./campaign-parameters";
import { answerToggles, recordEarlyClicks } from "./early-clicks";
import { isSupported } from "./is-supported";

/** Runs in the head of every page, before any other script. In a browser that is too old, it only logs that. */
export default function startPage(): void {
  if (!isReadable(location)) return;
  if (!isSupported()) {
    console.info("This browser is too old for scripts");
    return;
  }
  propagateCampaignParameters();
  answerToggles();
  recordEarlyClicks();
}

/**
 * False for an address with which Gatsby's router would break the page, such as "/a%2Fb", "/index.html" or "/#%". The
 * page stays without scripts there.
 */
function isReadable({ pathname, hash }: Location): boolean {
  try {
    decodeURI(pathname + hash);
  } catch {
    return false;
  }
  return !/%2f|\/index\.html$/i.test(pathname);
}
