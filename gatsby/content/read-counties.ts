import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { GeometryCollection, GeometryObject, Topology } from "topojson-specification";
import { type Counties, type County, indexCounties } from "./counties";

/** The counties and states of the United States, as the Census Bureau draws them at 1 : 10,000,000. */
export type Atlas = Topology<{
  counties: GeometryCollection<{ name: string }>;
  states: GeometryCollection<{ name: string }>;
}>;

/** Postal codes by the census' number of the state. */
const STATES: Record<string, string> = Object.fromEntries(
  (
    "01AL 02AK 04AZ 05AR 06CA 08CO 09CT 10DE 11DC 12FL 13GA 15HI 16ID 17IL 18IN 19IA 20KS 21KY 22LA 23ME 24MD 25MA " +
    "26MI 27MN 28MS 29MO 30MT 31NE 32NV 33NH 34NJ 35NM 36NY 37NC 38ND 39OH 40OK 41OR 42PA 44RI 45SC 46SD 47TN 48TX " +
    "49UT 50VT 51VA 53WA 54WV 55WI 56WY 60AS 66GU 69MP 72PR 78VI"
  )
    .split(" ")
    .map((state) => [state.slice(0, 2), state.slice(2)]),
);

/** What the parts of some states are called, where that is not "County". */
const KINDS: Record<string, string> = {
  AK: "Borough",
  LA: "Parish",
  AS: "District",
  MP: "Municipality",
  PR: "Municipio",
};

/** Parts of Alaska that are no boroughs, and places that are the whole of what they are. */
const ODD_KINDS: Record<string, string> = {
  "Census Area":
    "Aleutians West|Bethel|Dillingham|Hoonah-Angoon|Kusilvak|Nome|Prince of Wales-Hyder|Southeast Fairbanks|" +
    "Valdez-Cordova|Yukon-Koyukuk",
  Municipality: "Anchorage|Skagway",
  "City and Borough": "Juneau|Sitka|Wrangell|Yakutat",
  "": "District of Columbia|Guam|Carson City",
};

let atlas: Atlas | undefined;
let counties: Counties | undefined;

/** Read once: it has 840 kB. */
export function readAtlas(): Atlas {
  if (atlas) return atlas;
  // Gatsby compiles this file, and would leave nothing of a plain `require.resolve`.
  const file = createRequire(path.join(__dirname, "read-counties.ts")).resolve("us-atlas/counties-10m.json");
  const read: Atlas = JSON.parse(readFileSync(file, "utf8"));
  atlas = read;
  return read;
}

/** Every county of the atlas, by what content may call it. */
export function readCounties(): Counties {
  counties ??= indexCounties(
    readAtlas().objects.counties.geometries.map((geometry) => county(String(geometry.id), nameOf(geometry))),
  );
  return counties;
}

/** The name of a county or state of the atlas. */
export function nameOf(geometry: GeometryObject<{ name: string }> | undefined): string {
  const properties = geometry?.properties;
  return properties && "name" in properties ? properties.name : "";
}

function county(id: string, name: string): County {
  const state = STATES[id.slice(0, 2)] ?? "";
  return { id, name, kind: kindOf(id, name, state), state };
}

function kindOf(id: string, name: string, state: string): string {
  const hasOddKinds = ["AK", "DC", "GU", "NV"].includes(state);
  const odd = hasOddKinds && Object.entries(ODD_KINDS).find(([, names]) => names.split("|").includes(name));
  if (odd) return odd[0];
  if (state === "VI") return "";
  // Cities that belong to no county are numbered from 510; elsewhere only Alaska's and Texas' counties come near.
  if (["MD", "MO", "VA"].includes(state) && Number(id.slice(2)) >= 510) return "city";
  return KINDS[state] ?? "County";
}
