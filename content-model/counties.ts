/** A county of the United States, or its equivalent: a parish, a borough, an independent city. */
export interface County {
  /** The FIPS code: two digits for the state, three for the county. */
  id: string;
  /** The name without the kind: "Oakland", "Orleans", "Baltimore". */
  name: string;
  /** What follows the name: "County", "Parish", "city"; empty for "District of Columbia". */
  kind: string;
  /** The state in two letters: "MI". */
  state: string;
}

/** The counties by the names that content may use. See `countyKey`. */
export type Counties = ReadonlyMap<string, County>;

/** Returns the full name: "Oakland County". */
export function countyTitle({ name, kind }: County): string {
  return `${name} ${kind}`.trim();
}

/**
 * Returns the shortest name that content may use. It includes the state only if the office is in
 * another state.
 */
export function formatCountyName({ name, state }: County, homeState: string): string {
  return state === homeState.toUpperCase() ? name : `${name}, ${state}`;
}

/** Splits what an editor wrote: "Lucas, OH" → Lucas in OH. A county without a state is in the state of the office. */
export function readCountyName(written: string, homeState: string): { name: string; state: string } {
  const [, name = written, state = homeState] = /^(.+?),\s*([A-Za-z]{2})$/.exec(written.trim()) ?? [];
  return { name: name.trim(), state: state.toUpperCase() };
}

/** Finds a county by "Oakland" or "Oakland County". `homeState` is the state of the office. */
export function findCounty(counties: Counties, written: string, homeState: string): County | undefined {
  return counties.get(countyKey(readCountyName(written, homeState)));
}

/**
 * Indexes the counties by their names, with and without their kind. If a county and a city share a name (Baltimore,
 * St. Louis, four in Virginia), the name alone means the county. The city is "Baltimore city".
 */
export function indexCounties(counties: readonly County[]): Counties {
  const index = new Map<string, County>();
  const citiesLast = counties.toSorted((a, b) => Number(a.kind === "city") - Number(b.kind === "city"));
  for (const county of citiesLast) {
    for (const name of [county.name, countyTitle(county)]) {
      const key = countyKey({ name, state: county.state });
      if (!index.has(key)) index.set(key, county);
    }
  }
  return index;
}

/** Returns the key of a county in the index. It ignores case, accents and the form of an apostrophe. */
function countyKey({ name, state }: Pick<County, "name" | "state">): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'");
  return `${plain}, ${state}`.toLowerCase();
}
