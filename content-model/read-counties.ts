import atlas from "us-atlas/counties-10m.json";
import { type Counties, indexCounties } from "./counties";

/** The number of each state in the census, followed by its postal code. The territories are left out. */
const STATES =
  "01AL 02AK 04AZ 05AR 06CA 08CO 09CT 10DE 11DC 12FL 13GA 15HI 16ID 17IL 18IN 19IA 20KS 21KY 22LA 23ME 24MD 25MA " +
  "26MI 27MN 28MS 29MO 30MT 31NE 32NV 33NH 34NJ 35NM 36NY 37NC 38ND 39OH 40OK 41OR 42PA 44RI 45SC 46SD 47TN 48TX " +
  "49UT 50VT 51VA 53WA 54WV 55WI 56WY";

/** What a county is called where it is not "County": the first kind whose pattern matches "Juneau, AK". */
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

/** Returns all counties by the names that content may use. */
export function readCounties(): Counties {
  counties ??= indexCounties(
    atlas.objects.counties.geometries.flatMap(({ id, properties: { name } }) => {
      const state = STATES.split(id.slice(0, 2))[1]?.slice(0, 2);
      return state ? { id, name, kind: kindOf(id, name, state), state } : [];
    }),
  );
  return counties;
}

function kindOf(id: string, name: string, state: string): string {
  // In these states, a city that belongs to no county has a number of at least 510, and a county does not.
  if (["MD", "MO", "VA"].includes(state) && Number(id.slice(2)) >= 510) return "city";
  return KINDS.find(([, places]) => places.test(`${name}, ${state}`))?.[0] ?? "County";
}
