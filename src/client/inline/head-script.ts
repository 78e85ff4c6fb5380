import { propagateCampaignParameters } from "./campaign-parameters";
import { answerToggles, recordEarlyClicks } from "./early-clicks";
import { isSupported } from "./is-supported";
import { createTrustedTypesPolicy } from "./trusted-types";

/** Runs before anything else, in every page's head. A browser that is too old says so in one line on the console. */
export default function startPage(): void {
  if (!isSupported()) {
    console.info("This browser is too old for scripts");
    return;
  }
  createTrustedTypesPolicy();
  propagateCampaignParameters();
  answerToggles();
  recordEarlyClicks();
}
