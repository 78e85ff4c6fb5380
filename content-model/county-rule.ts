import { closestMatch } from "./closest-match";
import { type Counties, findCounty, formatCountyName, readCountyName } from "./counties";
import type { Rule } from "./rule-types";

const MAX_SUGGESTED_STATES = 3;

/** Every county in the hero must exist, and be named only once. */
export const countiesExist: Rule = {
  find({ landing, site }, { counties }) {
    // A county that is named without its state is in the state of the office.
    if (!site || !landing) return [];
    const homeState = site.contact.address.region;
    const found = landing.hero.counties.map((written) => findCounty(counties, written, homeState));
    return landing.hero.counties.flatMap((written, index) => {
      const place = { file: "landing", path: ["hero", "counties", index] } as const;
      const county = found[index];
      if (!county) return [{ ...place, ...countyFault(written, homeState, counties) }];
      const message = "names the same county as another entry of this list; delete one of the two";
      return found.indexOf(county) === index ? [] : [{ ...place, message }];
    });
  },
};

function countyFault(written: string, homeState: string, counties: Counties) {
  const { name, state } = readCountyName(written, homeState);
  const all = [...counties.values()];
  const inState = all.filter((county) => county.state === state).map((county) => formatCountyName(county, homeState));
  if (inState.length === 0) {
    return { message: `is in "${state}", which is not a state; write two letters, as in "OH"` };
  }
  const where = state === homeState ? `${state}, the state of the office` : state;
  const message = `is not a county of ${where}; add the state to a county of another state, as in "Lucas, OH"`;
  const near = closestMatch(written, inState);
  const others = [...new Set(all.map((county) => county.state))].filter((other) => findCounty(counties, name, other));
  const meant = near ? [near] : others.length <= MAX_SUGGESTED_STATES ? others.map((other) => `${name}, ${other}`) : [];
  const choice = meant.map((county) => `"${county}"`).join(" or ");
  return { message, fix: choice && `Did you mean ${choice}?` };
}
