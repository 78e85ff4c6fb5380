/** @jest-environment node */
import { polygonContains } from "d3-polygon";
import { countyTitle, findCounty } from "../../content-model/counties";
import { stateCode } from "../../content-model/fields";
import { readCounties } from "../../content-model/read-counties";
import { type CountyMap, drawCountyMap } from "./county-map";
import { countyMapResolvers } from "./county-map-resolvers";
import { type Box, contains, overlap, type Point } from "./geometry";
import { type MapLabel, textWidth } from "./labels";
import { describeMap } from "./map-description";

type Request = Parameters<typeof drawCountyMap>[0];

const COUNTIES = readCounties();
const ALL = [...new Set(COUNTIES.values())];

const at = (city: string, region: string, latitude: number, longitude: number) => ({
  city,
  region,
  latitude,
  longitude,
});
const FARMINGTON_HILLS = at("Farmington Hills", "MI", 42.499, -83.3677);
const MARQUETTE = at("Marquette", "MI", 46.5436, -87.3954);
const MICHIGAN = ["Oakland", "Macomb", "Wayne", "Washtenaw"];

function draw(counties: readonly string[], office = FARMINGTON_HILLS, more: Partial<Request> = {}): CountyMap {
  return drawCountyMap({ counties, office, ...more }, COUNTIES);
}

/** Returns the points of each ring and line of a path, whose points are relative to the ones before. */
function ringsOf(path: string): Point[][] {
  let [x, y] = [0, 0];
  return path.split(/(?=m)/).map((part) => {
    const ring = [...part.matchAll(/(-?\d+) ?(-?\d+)/g)].map(([, right, down]): Point => {
      [x, y] = [x + Number(right), y + Number(down)];
      return [x, y];
    });
    if (part.endsWith("z")) [x, y] = ring[0] ?? [0, 0];
    return ring;
  });
}

/** Returns true if a point of the map is neither in the counties nor on the land around them. */
function isWater({ land, around }: CountyMap, point: Point): boolean {
  if (around === null) return false;
  const rings = [...ringsOf(land), ...ringsOf(around)];
  return !rings.some((ring) => polygonContains(ring, point));
}

/** Returns the rectangle that a label covers. */
function boxOf({ lines, x, y, size }: MapLabel): Box {
  const half = Math.max(...lines.map((line) => textWidth(line, size))) / 2;
  return [
    [x - half, y - size * 0.75],
    [x + half, y + size * (lines.length - 0.8)],
  ];
}

const wordsOf = (labels: readonly MapLabel[]) => labels.map(({ lines }) => lines.join(" "));

const NEARBY = {
  line: { label: "Michigan Base Line", latitude: 42.4436 },
  water: { label: "Lake St. Clair", latitude: 42.5, longitude: -82.72 },
};

describe("the map of four counties", () => {
  const map = draw(MICHIGAN, FARMINGTON_HILLS, NEARBY);

  it("has a description, and labels the counties, the office's city, the line and the lake at their positions", () => {
    expect(map.description).toBe(
      "Map of 4 counties in Michigan: Oakland, Macomb, Wayne, and Washtenaw. The office is in Farmington Hills, " +
        "Oakland County. Nearby: Lake St. Clair.",
    );
    expect(wordsOf(map.names)).toEqual(MICHIGAN);
    expect(wordsOf(map.city)).toEqual(["Farmington Hills"]);
    expect(wordsOf(map.lineName)).toEqual(["Michigan Base Line"]);
    expect(wordsOf(map.water)).toEqual(["Lake St. Clair"]);
    const [oakland, macomb, wayne] = map.names;
    expect(oakland?.x).toBeLessThan(macomb?.x ?? 0);
    expect(oakland?.y).toBeLessThan(wayne?.y ?? 0);
    expect(map.water[0]?.x).toBeGreaterThan(macomb?.x ?? 0);
  });

  it("has water under the lake's name, and land in Canada", () => {
    for (const { x, y } of map.water) expect(isWater(map, [x, y])).toBe(true);
    for (const { x, y } of [...map.names, ...map.lineName]) expect(isWater(map, [x, y])).toBe(false);
    // This is the position of Windsor, Ontario.
    expect(isWater(map, [map.width - 40, map.height - 40])).toBe(false);
  });

  it("has a survey line that ends at the counties", () => {
    const end = Number(/^M0 \d+H(\d+)$/.exec(map.line ?? "")?.[1]);
    const left = Math.min(...ringsOf(map.land).flatMap((ring) => ring.map(([x]) => x)));
    expect(end).toBeGreaterThan(0);
    expect(end).toBeLessThan(left + map.width / 3);
  });
});

const FORTY = ALL.filter(({ state }) => state === "ME" || state === "MD").slice(0, 40);
const MAPS: [what: string, counties: string[], office: typeof FARMINGTON_HILLS, mostCharacters: number][] = [
  ["four counties", MICHIGAN, FARMINGTON_HILLS, 1_400],
  ["an office outside of the counties, which are in two states", ["Lucas, OH", "Monroe"], FARMINGTON_HILLS, 1_000],
  ["islands", ["Honolulu", "Maui", "Hawaii", "Kauai"], at("Honolulu", "HI", 21.3069, -157.8583), 1_400],
  ["both sides of the date line", ["Aleutians West", "Anchorage"], at("Anchorage", "AK", 61.2176, -149.8997), 1_400],
  ["one county", ["Cuyahoga"], at("Cleveland", "OH", 41.4993, -81.6944), 1_000],
  ["a county with a long name", ["St. John the Baptist"], at("LaPlace", "LA", 30.0669, -90.4815), 1_000],
  ["a county without an area", ["Falls Church"], at("Falls Church", "VA", 38.8823, -77.1711), 1_000],
  [
    "forty counties",
    FORTY.map((county) => `${countyTitle(county)}, ${county.state}`),
    at("Baltimore", "MD", 39.2904, -76.6122),
    6_000,
  ],
];

it.each(MAPS)("the map of %s stays within its frame, and no label overlaps another", (_, counties, office, most) => {
  const map = draw(counties, office, NEARBY);
  const frame: Box = [
    [0, 0],
    [map.width, map.height],
  ];
  const points = [map.land, map.borders].flatMap(ringsOf).flat();
  for (const point of points) expect(contains(frame, point)).toBe(true);

  const [left = 0, top = 0, size = 0] = map.office.match(/[\d.]+/g)?.map(Number) ?? [];
  const marker: Box = [
    [left, top],
    [left + size, top + size],
  ];
  const boxes = [marker, ...[...map.names, ...map.city, ...map.lineName, ...map.water].map(boxOf)];
  expect(map.city).toHaveLength(1);
  for (const [index, box] of boxes.entries()) {
    for (const corner of box) expect(contains(frame, corner)).toBe(true);
    for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false);
  }
  expect(JSON.stringify(map)).not.toMatch(/NaN|Infinity/);
  // These characters are part of the page, which every visitor loads.
  expect([map.land, map.borders, map.around, map.office, map.line].join("").length).toBeLessThanOrEqual(most);
});

it.each([
  ["in Marquette, 350 miles from the counties,", MARQUETTE],
  ["whose latitude has two digits swapped,", at("Farmington Hills", "MI", 24.499, -83.3677)],
])("an office %s is left out of the map, which still names every county", (_, office) => {
  const map = draw(MICHIGAN, office, NEARBY);
  expect(wordsOf(map.names)).toEqual(MICHIGAN);
  expect([map.office, map.city]).toEqual(["", []]);
  expect(map.description).toBe(
    "Map of 4 counties in Michigan: Oakland, Macomb, Wayne, and Washtenaw. Nearby: Lake St. Clair.",
  );
});

test("the build warns about an office that the map leaves out, but does not fail", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation();
  const { resolve } = countyMapResolvers.LandingHero.countyMap;
  const mapOf = ({ city, region, ...geo }: typeof FARMINGTON_HILLS) => {
    const address = { street: "1 Main Street", city, region, postalCode: "49855" };
    return resolve({ counties: MICHIGAN }, {}, { nodeModel: { findOne: async () => ({ contact: { address, geo } }) } });
  };
  await mapOf(FARMINGTON_HILLS);
  expect(warn).not.toHaveBeenCalled();
  expect(await mapOf(MARQUETTE)).toMatchObject({ office: "" });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("correct `contact.geo` in content/site.json"));
  warn.mockRestore();
});

describe("the land around the counties", () => {
  it.each([
    ["is not drawn far from any water", "Ingham", at("Lansing", "MI", 42.73, -84.55), null],
    ["is not drawn at the border of Mexico", "Pima", at("Tucson", "AZ", 32.2226, -110.9747), null],
    ["is not drawn at the border of Canada", "Toole", at("Shelby", "MT", 48.5, -111.86), null],
    ["is empty in the ocean", "Kauai", at("Lihue", "HI", 21.9811, -159.3711), ""],
  ])("%s", (_where, county, office, around) => {
    expect(draw([county], office)).toMatchObject({ around, borders: "" });
  });

  it("ignores a distant lake (except in the description) and a line whose name does not fit", () => {
    const far = draw(["Wayne"], FARMINGTON_HILLS, {
      water: { label: "Lake Superior", latitude: 47.5, longitude: -88 },
      line: { label: "A very long name indeed", latitude: 42.2 },
    });
    expect(far.description).toContain("Nearby: Lake Superior.");
    expect({ ...far, description: "" }).toEqual({ ...draw(["Wayne"]), description: "" });
    expect([far.water, far.line]).toEqual([[], null]);
  });
});

test("a map of counties beside a lake reaches far enough to show the lake's name in one line", () => {
  const { water } = draw(["Oakland", "Macomb"], FARMINGTON_HILLS, NEARBY);
  expect(water.map(({ lines }) => lines)).toEqual([["Lake St. Clair"]]);
});

describe("the description of a map", () => {
  it.each([
    [["Cuyahoga, OH"], "Map of Cuyahoga County in Ohio."],
    [["Lucas, OH", "Wood, OH", "Monroe"], "Map of 2 counties in Ohio: Lucas and Wood; and Monroe County in Michigan."],
    [["Baltimore, MD", "Baltimore city, MD"], "2 areas in Maryland: Baltimore County and Baltimore city."],
    [["Kodiak Island, AK"], "Kodiak Island Borough in Alaska"],
    [["Nome, AK", "Bethel, AK"], "2 census areas in Alaska"],
    [["Orleans, LA", "Jefferson, LA"], "2 parishes in Louisiana"],
    [["Monroe"], "The office is in Novi, Oakland County, outside of what is listed."],
    [["Oakland"], "The office is in Novi, Oakland County."],
  ])("describes %j with the right terms", (written, words) => {
    const counties = written.flatMap((one) => findCounty(COUNTIES, one, "MI") ?? []);
    const office = { city: "Novi", county: findCounty(COUNTIES, "Oakland", "MI") };
    expect(describeMap(counties, office)).toContain(words);
  });
});

describe("counties", () => {
  it("that do not exist fail the build with an error that names them", () => {
    expect(() => draw(["Lucas"])).toThrow('"Lucas" in landing.json, hero.counties, is not a county of MI.');
  });

  it.each([
    [["oakland", "OAKLAND COUNTY", "Oakland, mi", "Oakland County, MI"], "MI", "26125"],
    [["Orleans Parish"], "LA", "22071"],
    [["St. Louis", "St. Louis County"], "MO", "29189"],
    [["Richmond city"], "VA", "51760"],
    [["Prince George’s", "Prince George's"], "MD", "24033"],
    [["Dona Ana", "Doña Ana"], "NM", "35013"],
  ])("%j in %s are found in upper or lower case, with or without the word for their kind", (written, state, id) => {
    for (const name of written) expect(findCounty(COUNTIES, name, state)?.id).toBe(id);
  });

  it("are all found by their full titles", () => {
    expect(ALL.length).toBeGreaterThan(3_100);
    const lost = ALL.filter((county) => findCounty(COUNTIES, countyTitle(county), county.state) !== county);
    expect(lost).toEqual([]);
    // The office may be in any state that has counties: the 50 states and the District of Columbia.
    const states = new Set(ALL.map(({ state }) => state));
    expect([...states].filter((state) => !stateCode("State").safeParse(state).success)).toEqual([]);
    expect(states.size).toBe(51);
  });
});
