import { propagateCampaignParameters } from "./campaign-parameters";
import { answerToggles, recordEarlyClicks } from "./early-clicks";
import { isSupported } from "./is-supported";

/** Runs in the head of every page, before any other script. In a browser that is too old, it only logs that. */
export default function startPage(): void {
  // Gatsby's router reads "%2F" in an address as a slash, and finds no page. The 404 page stays without scripts there.
  if (/%2f/i.test(location.pathname)) return;
  if (!isSupported()) {
    console.info("This browser is too old for scripts");
    return;
  }
  propagateCampaignParameters();
  answerToggles();
  recordEarlyClicks();
}
