import { type County, countyTitle } from "../content/counties";
import { stateName } from "./atlas";
import type { Box } from "./geometry";

const NUMBERS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** Counties of which it can still be said in one breath where they lie. */
const MOST_PLACED = 6;

export interface DescribedCounty {
  county: County;
  /** What it covers; in any measure in which parallels are straight. */
  extent: Box;
}

/**
 * The map in words, for those who do not see it: only what follows from the drawn geometry.
 *
 * @param office the city, and the county it lies in, if that is known
 */
export function describeMap(
  counties: readonly DescribedCounty[],
  office: { city: string; county: County | undefined },
): string {
  const drawn = counties.map(({ county }) => county);
  return [`Map of ${listedByState(drawn)}.`, whereTheyLie(counties), officeSentence(office, drawn)]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

function listedByState(counties: readonly County[]): string {
  const states = new Map<string, County[]>();
  for (const county of counties) states.set(stateName(county), [...(states.get(stateName(county)) ?? []), county]);
  const groups = [...states].map(([state, members]) => listedIn(state, members));
  // Each group is a list with commas of its own.
  return groups.length > 1 ? joinWords(groups, "; ", "; and ") : (groups[0] ?? "");
}

function listedIn(state: string, counties: readonly County[]): string {
  const [only] = counties;
  if (counties.length === 1 && only) return countyTitle(only) === state ? state : `${countyTitle(only)} in ${state}`;
  const number = NUMBERS[counties.length] ?? String(counties.length);
  return `${number} ${kindsOf(counties)} in ${state}: ${listed(counties)}`;
}

const PLURALS: Record<string, string> = {
  County: "counties",
  Parish: "parishes",
  Borough: "boroughs",
  city: "cities",
  Municipality: "municipalities",
  Municipio: "municipios",
  District: "districts",
  "Census Area": "census areas",
  "City and Borough": "boroughs",
};

function kindsOf(counties: readonly County[]): string {
  const kinds = new Set(counties.map(({ kind }) => PLURALS[kind] ?? "areas"));
  return kinds.size === 1 ? [...kinds].join("") : kinds.has("counties") ? "counties and cities" : "areas";
}

/** Names; whole titles for those that share a name with another ("Baltimore County and Baltimore city"). */
function listed(counties: readonly County[]): string {
  return joinWords(
    counties.map((county) =>
      counties.some(({ name, id }) => name === county.name && id !== county.id) ? countyTitle(county) : county.name,
    ),
  );
}

/** Says which counties lie north or west of which others, if one straight line parts them. */
function whereTheyLie(counties: readonly DescribedCounty[]): string {
  if (counties.length < 2 || counties.length > MOST_PLACED) return "";
  const north = parted(counties, "top", "bottom");
  if (north) return lieBeside(north, "north");
  const west = parted(counties, "left", "right");
  return west ? lieBeside(west, "west") : "";
}

function lieBeside([first, rest]: readonly [County[], County[]], direction: string): string {
  const verb = first.length === 1 ? "lies" : "lie";
  return `${listed(first)} ${verb} ${direction} of ${listed(rest)}.`;
}

/** Part of the whole extent by which counties may reach beyond the line between them: surveys were not exact. */
const SLACK = 0.03;

/** Divides the counties by a straight line, as evenly as that can be done; each part in the order of content. */
function parted(
  counties: readonly DescribedCounty[],
  near: "top" | "left",
  far: "bottom" | "right",
): readonly [County[], County[]] | undefined {
  const sorted = counties.toSorted((a, b) => a.extent[far] - b.extent[far]);
  const start = Math.min(...counties.map(({ extent }) => extent[near]));
  const slack = SLACK * (Math.max(...counties.map(({ extent }) => extent[far])) - start);
  const counts = sorted.slice(1).map((_, index) => index + 1);
  const possible = counts.filter((count) => {
    const edge = Math.max(...sorted.slice(0, count).map(({ extent }) => extent[far]));
    return sorted.slice(count).every(({ extent }) => extent[near] >= edge - slack);
  });
  const middle = counties.length / 2;
  const [best] = possible.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  if (best === undefined) return undefined;
  const first = new Set(sorted.slice(0, best));
  const part = (wanted: boolean) =>
    counties.filter((county) => first.has(county) === wanted).map(({ county }) => county);
  return [part(true), part(false)];
}

function officeSentence(
  { city, county }: { city: string; county: County | undefined },
  drawn: readonly County[],
): string {
  if (!county || countyTitle(county) === city || countyTitle(county) === `${city} city`)
    return `The office is in ${city}.`;
  const outside = drawn.some(({ id }) => id === county.id) ? "" : ", outside of what is listed";
  return `The office is in ${city}, ${countyTitle(county)}${outside}.`;
}

function joinWords(words: readonly string[], comma = ", ", last = " and "): string {
  return [words.slice(0, -1).join(comma), ...words.slice(-1)].filter((part) => part !== "").join(last);
}
