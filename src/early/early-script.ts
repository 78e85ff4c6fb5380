import { CAMPAIGN_PARAMETERS, carryCampaign } from "./campaign";
import { early } from "./early";
import { guardSinks } from "./trusted-types";

/**
 * The script that runs before anything else, written into every page's head (gatsby-ssr.tsx). The functions are
 * written out as they are, so each must be small and use nothing from outside itself.
 */
export function earlyScript(): string {
  return [call(guardSinks), call(carryCampaign, CAMPAIGN_PARAMETERS), call(early)].join("");
}

/** Source code that calls a function with values that JSON can express. */
export function call<Values extends readonly unknown[]>(run: (...values: Values) => void, ...values: Values): string {
  const list = values.map((value) => JSON.stringify(value).replaceAll("<", "\\u003c"));
  return `(${run.toString()})(${list.join()});`;
}
