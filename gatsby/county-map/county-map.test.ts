/** @jest-environment node */
import { geoCentroid } from "d3-geo";
import { polygonContains } from "d3-polygon";
import { feature } from "topojson-client";
import atlas from "us-atlas/counties-10m.json";
import { type County, countyTitle, findCounty } from "../../content-model/counties";
import { readCounties } from "../../content-model/read-counties";
import { type CountyMap, drawCountyMap } from "./county-map";
import { type MapLabel, textWidth } from "./labels";

const COUNTIES = readCounties();
const FARMINGTON_HILLS = { city: "Farmington Hills", region: "MI", latitude: 42.499, longitude: -83.3677 };
const BALTIMORE = { city: "Baltimore", region: "MD", latitude: 39.2904, longitude: -76.6122 };
const MICHIGAN = ["Oakland", "Macomb", "Wayne", "Washtenaw"];

type Request = Parameters<typeof drawCountyMap>[0];

function draw(counties: readonly string[], office = FARMINGTON_HILLS, more: Partial<Request> = {}): CountyMap {
  return drawCountyMap({ counties, office, ...more }, COUNTIES);
}

/** Characters of all paths of a map. */
function pathCharacters({ land, borders, around, office, line }: CountyMap): number {
  return [land, borders, around, office, line].join("").length;
}

/** Whether a position of the sheet is neither in the counties nor on land around them. */
function isWater({ land, around }: CountyMap, x: number, y: number): boolean {
  const rings = [land, around ?? ""].flatMap((path) =>
    path.split(/(?<=z)/).map((_, index, all) => {
      const [before, up] = [all.slice(0, index), all.slice(0, index + 1)].map((parts) => corners(parts.join("")));
      const ring = up?.slice(before?.length) ?? [];
      return [...ring, ...ring.slice(0, 1)];
    }),
  );
  return around !== null && !rings.some((ring) => polygonContains(ring, [x, y]));
}

/** What a label covers: left, top, right, bottom. */
function edges({ lines, x, y, size }: MapLabel): [number, number, number, number] {
  const half = Math.max(...lines.map((line) => textWidth(line, size))) / 2;
  return [x - half, y - size * 0.75, x + half, y + size * (lines.length - 0.8)];
}

function wordsOf(labels: readonly MapLabel[]): string[] {
  return labels.map(({ lines }) => lines.join(" "));
}

/** The corners of a path of m, l, h, v and z, all of them relative. */
function corners(path: string): [number, number][] {
  let [x, y] = [0, 0];
  let start: [number, number] = [0, 0];
  return [...path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].flatMap(([, letter = "", rest = ""]) => {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (letter === "z") [x, y] = start;
    const wide = letter === "h" || letter === "v" ? 1 : 2;
    const found: [number, number][] = [];
    for (let index = 0; index < numbers.length; index += wide) {
      const [first = 0, second = 0] = numbers.slice(index, index + 2);
      x += letter === "v" ? 0 : first;
      y += letter === "v" ? first : letter === "h" ? 0 : second;
      if (letter === "m" && index === 0) start = [x, y];
      found.push([x, y]);
    }
    return found;
  });
}

/** A position in the county, or beside it if it is bent. */
function middleOf(county: County) {
  const geometry = atlas.objects.counties.geometries.filter(({ id }) => id === county.id);
  const [longitude, latitude] = geoCentroid(feature(atlas, { type: "GeometryCollection", geometries: geometry }));
  return { latitude, longitude };
}

describe("the map of four counties", () => {
  const map = draw(MICHIGAN, FARMINGTON_HILLS, {
    line: { label: "Michigan Base Line", latitude: 42.4436 },
    water: { label: "Lake St. Clair", latitude: 42.5, longitude: -82.72 },
  });

  it("says in words what it shows", () => {
    expect(map.description).toBe(
      "Map of 4 counties in Michigan: Oakland, Macomb, Wayne, and Washtenaw. The office is in Farmington Hills, " +
        "Oakland County. Nearby: Lake St. Clair.",
    );
  });

  it("names each county, the office's city, the line and the lake", () => {
    expect(wordsOf(map.names)).toEqual(MICHIGAN);
    expect(wordsOf(map.city)).toEqual(["Farmington Hills"]);
    expect(wordsOf(map.lineName)).toEqual(["Michigan Base Line"]);
    expect(wordsOf(map.water)).toEqual(["Lake St. Clair"]);
  });

  it("is not made smaller by a lake far away, which stays in its words", () => {
    const far = draw(["Oakland"], FARMINGTON_HILLS, {
      water: { label: "Lake Superior", latitude: 47.5, longitude: -88 },
    });
    expect(far.water).toEqual([]);
    expect(far.description).toContain("Nearby: Lake Superior.");
    expect({ ...far, description: "" }).toEqual({ ...draw(["Oakland"]), description: "" });
  });

  it("has Oakland's name northwest of Wayne's, and the lake's east of all", () => {
    const at = (name: string) =>
      map.names.find(({ lines }) => lines.join(" ") === name) ?? { x: Number.NaN, y: Number.NaN };
    expect(at("Oakland").x).toBeLessThan(at("Macomb").x);
    expect(at("Oakland").y).toBeLessThan(at("Wayne").y);
    expect(at("Washtenaw").x).toBeLessThan(at("Wayne").x);
    expect(map.water[0]?.x).toBeGreaterThan(at("Macomb").x);
  });

  it("has no two labels that overlap", () => {
    const boxes = [...map.names, ...map.city, ...map.lineName, ...map.water].map(edges);
    for (const [index, [left, top, right, bottom]] of boxes.entries()) {
      for (const [otherLeft, otherTop, otherRight, otherBottom] of boxes.slice(index + 1)) {
        expect(left < otherRight && otherLeft < right && top < otherBottom && otherTop < bottom).toBe(false);
      }
    }
  });

  it("lies within the sheet", () => {
    for (const path of [map.land, map.borders]) {
      for (const [x, y] of corners(path)) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(map.width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(map.height);
      }
    }
  });

  it("has water under the lake's name, and none between the counties and Canada's far shore", () => {
    for (const { x, y } of map.water) expect(isWater(map, x, y)).toBe(true);
    for (const { x, y } of [...map.names, ...map.lineName]) expect(isWater(map, x, y)).toBe(false);
    // Windsor, Ontario, is no lake.
    expect(isWater(map, map.width - 40, map.height - 40)).toBe(false);
  });

  it("has the survey line beside the counties only, and lets go of it where its name has no room", () => {
    const [from = [0, 0], to = [0, 0]] = corners(map.line?.toLowerCase() ?? "");
    expect(from[0]).toBe(0);
    expect(to[0]).toBeLessThan(Math.min(...corners(map.land).map(([x]) => x)) + map.width / 3);
    expect(
      draw(["Wayne"], FARMINGTON_HILLS, { line: { label: "A very long name indeed", latitude: 42.2 } }).line,
    ).toBeNull();
  });

  it("shares its borders: every end of one lies on the outline or on another", () => {
    const outline = corners(map.land).map(String);
    const borders = map.borders.split(/(?=m)/).map((_, index, all) => {
      const before = corners(all.slice(0, index).join("")).length;
      return corners(all.slice(0, index + 1).join(""))
        .slice(before)
        .map(String);
    });
    expect(borders.length).toBeGreaterThan(1);
    for (const border of borders) {
      const others = borders.filter((other) => other !== border).flat();
      for (const end of [border[0], border.at(-1)]) expect([...outline, ...others]).toContain(end);
    }
  });
});

describe("the size of a map's paths", () => {
  it("stays below 1.4 kB for four counties, even with the most broken of shores", () => {
    const anchorage = { city: "Anchorage", region: "AK", latitude: 61.2176, longitude: -149.8997 };
    const honolulu = { city: "Honolulu", region: "HI", latitude: 21.3069, longitude: -157.8583 };
    const maps = [
      draw(MICHIGAN),
      draw(["Honolulu", "Maui", "Hawaii", "Kauai"], honolulu),
      draw(["Aleutians West", "Aleutians East", "Kodiak Island", "Sitka"], anchorage),
    ];
    for (const map of maps) expect(pathCharacters(map)).toBeLessThanOrEqual(1_400);
  });

  it("stays below 6 kB for forty", () => {
    const forty = [...new Set(COUNTIES.values())].filter(({ state }) => state === "ME" || state === "MD").slice(0, 40);
    const map = draw(
      forty.map((county) => `${countyTitle(county)}, ${county.state}`),
      BALTIMORE,
    );
    expect(forty).toHaveLength(40);
    expect(pathCharacters(map)).toBeLessThanOrEqual(6_000);
  });
});

describe("the map of counties of two states", () => {
  const map = draw(["Lucas, OH", "Wood, OH", "Monroe"]);

  it("are listed by state", () => {
    expect(map.description).toContain("Map of 2 counties in Ohio: Lucas and Wood; and Monroe County in Michigan.");
  });

  it("leave an office outside of them on the sheet, and say so", () => {
    expect(map.description).toContain("Oakland County, outside of what is listed.");
    for (const [x, y] of corners(map.office.toLowerCase())) {
      expect(x).toBeGreaterThan(0);
      expect(y).toBeGreaterThan(0);
      expect(x).toBeLessThan(map.width);
      expect(y).toBeLessThan(map.height);
    }
  });
});

describe("the map of one county", () => {
  const map = draw(["Cuyahoga"], { city: "Cleveland", region: "OH", latitude: 41.4993, longitude: -81.6944 });

  it("has no borders, an outline, a shore and a name", () => {
    expect(map.borders).toBe("");
    expect(map.land).toMatch(/^m.*z$/);
    expect(isWater(map, map.width / 2, 4)).toBe(true);
    expect(wordsOf(map.names)).toEqual(["Cuyahoga"]);
    expect(map.description).toBe("Map of Cuyahoga County in Ohio. The office is in Cleveland, Cuyahoga County.");
  });

  it.each([
    ["far from any water", "Ingham", { city: "Lansing", region: "MI", latitude: 42.73, longitude: -84.55 }],
    ["at the border of Mexico", "Pima", { city: "Tucson", region: "AZ", latitude: 32.2226, longitude: -110.9747 }],
    ["at the border of Canada", "Toole", { city: "Shelby", region: "MT", latitude: 48.5, longitude: -111.86 }],
  ])("%s has no water", (_, county, office) => {
    expect(draw([county], office).around).toBeNull();
  });

  it("in the ocean is surrounded by it", () => {
    const honolulu = { city: "Honolulu", region: "HI", latitude: 21.3069, longitude: -157.8583 };
    expect(draw(["Kauai", "Honolulu"], honolulu).around).toBe("");
  });
});

describe("county names that mean two places", () => {
  it("mean the county; the city is reached by expectedContent so", () => {
    const map = draw(["Baltimore", "Baltimore city", "Howard"], BALTIMORE);
    expect(map.description).toContain("Baltimore County, Baltimore city, and Howard");
    expect(map.borders).not.toBe("");
  });

  it("are found in any case, with or without what they are", () => {
    const ids = ["oakland", "OAKLAND COUNTY", "Oakland, mi", "Oakland County, MI"].map(
      (written) => findCounty(COUNTIES, written, "MI")?.id,
    );
    expect(new Set(ids)).toEqual(new Set(["26125"]));
    expect(findCounty(COUNTIES, "Orleans Parish", "LA")?.id).toBe("22071");
    expect(findCounty(COUNTIES, "St. Louis", "MO")?.kind).toBe("County");
    expect(findCounty(COUNTIES, "Richmond city", "VA")?.id).toBe("51760");
    expect(findCounty(COUNTIES, "Prince George’s", "MD")?.id).toBe("24033");
    expect(findCounty(COUNTIES, "Dona Ana", "NM")?.name).toBe("Doña Ana");
    expect(findCounty(COUNTIES, "Lucas", "MI")).toBeUndefined();
  });
});

describe("the map of Alaska", () => {
  const anchorage = { city: "Anchorage", region: "AK", latitude: 61.2176, longitude: -149.8997 };

  it("is one piece, although it crosses the date line", () => {
    const map = draw(["Aleutians West", "Anchorage"], anchorage);
    const [west, east] = [Math.min, Math.max].map((pick) => pick(...corners(map.land).map(([x]) => x)));
    expect(west).toBeGreaterThan(0);
    expect(east).toBeLessThan(map.width);
    expect(map.description).toContain("Map of 2 areas in Alaska");
  });

  it("calls its parts what they are", () => {
    expect(draw(["Kodiak Island"], anchorage).description).toContain("Kodiak Island Borough in Alaska");
    expect(draw(["Nome", "Bethel"], anchorage).description).toContain("2 census areas");
    expect(draw(["Orleans, LA", "Jefferson, LA"], anchorage).description).toContain("2 parishes in Louisiana");
  });
});

describe("the map of any county", () => {
  const all = [...new Set(COUNTIES.values())];

  it("has a state and can be found by its whole title", () => {
    expect(all.length).toBeGreaterThan(3_200);
    for (const county of all) expect(findCounty(COUNTIES, countyTitle(county), county.state)?.id).toBe(county.id);
    expect(new Set(all.map(({ state }) => state)).size).toBe(56);
  });

  it("can be drawn alone, with its name inside the sheet and no wrong number", () => {
    // Every thirty-second, from nearly all states: all of them were drawn once, which takes minutes.
    for (const county of all.filter((_, index) => index % 32 === 0)) {
      const map = draw([countyTitle(county)], { city: "Office", region: county.state, ...middleOf(county) });
      expect(map.land).toMatch(/^m[\d .hlvmz-]+z$/);
      expect(JSON.stringify(map)).not.toMatch(/null,"(?:y|size)|NaN|Infinity/);
      expect(pathCharacters(map)).toBeLessThan(1_000);
      for (const [left, top, right, bottom] of [...map.names, ...map.city].map(edges)) {
        expect(Math.min(left, top)).toBeGreaterThan(0);
        expect(right).toBeLessThan(map.width);
        expect(bottom).toBeLessThan(map.height);
      }
      expect(map.city).toHaveLength(1);
    }
  });
});

describe("the map of a county without an area in the atlas", () => {
  it("shows at least the office", () => {
    const map = draw(["Falls Church"], { city: "Falls Church", region: "VA", latitude: 38.8823, longitude: -77.1711 });
    expect(map.height).toBeGreaterThan(0);
    expect(map.office).toMatch(/^M[\d.]+ [\d.]+h/);
    expect(wordsOf(map.city)).toEqual(["Falls Church"]);
  });
});

describe("the map of a county that does not exist", () => {
  it("ends the build with its name", () => {
    expect(() => draw(["Lucas"])).toThrow('"Lucas" in landing.json, hero.counties, is no county of MI.');
  });
});
