import { propagateCampaignParameters } from "./campaign-parameters";
import { answerToggles, recordEarlyClicks } from "./early-clicks";
import { isSupported } from "./is-supported";

/** Runs in the head of every page, before any other script. In a browser that is too old, it only logs that. */
export default function startPage(): void {
  if (!isSupported()) {
    console.info("This browser is too old for scripts");
    return;
  }
  propagateCampaignParameters();
  answerToggles();
  recordEarlyClicks();
}
