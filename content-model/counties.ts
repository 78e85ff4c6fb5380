/** A county of the United States, or what a state has in its place: a parish, a borough, an independent city. */
export interface County {
  /** Its number in the census: two digits of the state, three of the county. */
  id: string;
  /** Without what it is: "Oakland", "Orleans", "Baltimore". */
  name: string;
  /** What follows the name: "County", "Parish", "city"; empty where nothing does ("District of Columbia"). */
  kind: string;
  /** Two letters: "MI". */
  state: string;
}

/** All counties by what content may call them (see `countyKey`). */
export type Counties = ReadonlyMap<string, County>;

/** "Oakland County" */
export function countyTitle({ name, kind }: County): string {
  return `${name} ${kind}`.trim();
}

/** As short as content may write it: with its state only if that is not the office's. */
export function formatCountyName({ name, state }: County, homeState: string): string {
  return state === homeState.toUpperCase() ? name : `${name}, ${state}`;
}

/** What an editor wrote, taken apart: "Lucas, OH" is Lucas in OH; without a state it lies in that of the office. */
export function readCountyName(written: string, homeState: string): { name: string; state: string } {
  const [, name = written, state = homeState] = /^(.+?),\s*([A-Za-z]{2})$/.exec(written.trim()) ?? [];
  return { name: name.trim(), state: state.toUpperCase() };
}

/** Finds a county by "Oakland" or "Oakland County". The home state is the office's. */
export function findCounty(counties: Counties, written: string, homeState: string): County | undefined {
  return counties.get(countyKey(readCountyName(written, homeState)));
}

/**
 * Makes the counties findable by their names, alone and with what they are. Where a county and a city share a name
 * (Baltimore, St. Louis, four in Virginia), the name alone means the county; the city is "Baltimore city".
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

/** Case, accents and the form of an apostrophe do not tell two counties apart. */
function countyKey({ name, state }: Pick<County, "name" | "state">): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'");
  return `${plain}, ${state}`.toLowerCase();
}
