import atlas from "us-atlas/counties-10m.json";
import { type Counties, indexCounties } from "./counties";
import { STATES } from "./states";

/** The kinds of counties that are not called "County". The first pattern that matches a county decides. */
const KINDS: readonly (readonly [kind: string, places: RegExp])[] = [
  ["", /^(District of Columbia|Carson City),/],
  [
    "Census Area",
    /^(Aleutians West|Bethel|Dillingham|Hoonah-.*|Kusilvak|Nome|Prince of Wales-.*|Southeast .*|Valdez-.*|Yukon-.*), AK$/,
  ],
  ["City and Borough", /^(Juneau|Sitka|Wrangell|Yakutat), AK$/],
  ["Municipality", /^(Anchorage|Skagway), AK$/],
  ["Borough", /, AK$/],
  ["Parish", /, LA$/],
];

let counties: Counties | undefined;

/** Returns all counties, with every name that content may use as a key. */
export function readCounties(): Counties {
  counties ??= indexCounties(
    atlas.objects.counties.geometries.flatMap(({ id, properties: { name } }) => {
      const state = STATES.get(id.slice(0, 2));
      return state ? { id, name, kind: kindOf(id, name, state), state } : [];
    }),
  );
  return counties;
}

function kindOf(id: string, name: string, state: string): string {
  // In these states, cities outside of all counties have a number from 510 up, and counties a lower one.
  if (["MD", "MO", "VA"].includes(state) && Number(id.slice(2)) >= 510) return "city";
  return KINDS.find(([, places]) => places.test(`${name}, ${state}`))?.[0] ?? "County";
}
