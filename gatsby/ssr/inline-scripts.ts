import { CAMPAIGN_PARAMETERS, propagateCampaignParameters } from "../../src/client/inline/campaign-parameters";
import { recordEarlyClicks } from "../../src/client/inline/early-clicks";
import { isSupported } from "../../src/client/inline/is-supported";
import { createTrustedTypesPolicy } from "../../src/client/inline/trusted-types";

/**
 * The script that runs before anything else, written into every page's head (gatsby-ssr.tsx). The functions are
 * written out as they are, so each must be small and use nothing from outside itself.
 *
 * A browser that is too old runs none of them but the first, and says so in one line on the console.
 */
export function inlineHeadScript(): string {
  const rest = [
    call(createTrustedTypesPolicy),
    call(propagateCampaignParameters, CAMPAIGN_PARAMETERS),
    call(recordEarlyClicks),
  ].join("");
  return `if(${call(isSupported).slice(0, -1)}){${rest}}else console.info("This browser is too old for scripts");`;
}

/** Source code that calls a function with values that JSON can express. */
export function call<Values extends readonly unknown[]>(
  run: (...values: Values) => unknown,
  ...values: Values
): string {
  const list = values.map((value) => JSON.stringify(value).replaceAll("<", "\\u003c"));
  return `(${run.toString()})(${list.join()});`;
}
