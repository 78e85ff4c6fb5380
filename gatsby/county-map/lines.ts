import { presimplify } from "topojson-simplify";
import type { Topology } from "topojson-specification";
import { type ArcPolygon, arcNumber, arcPoints, ownersOf } from "./atlas";
import { area, type Point, pairs } from "./geometry";
import { isLandBorder } from "./land-borders";

/** What a line is: between two of the counties, toward other land, or toward water. */
export type LineKind = "between" | "land" | "shore";

/** A line of the drawing from one junction to the next, or around an island. */
export interface Line {
  kind: LineKind;
  /** In units of the drawing, with what leaving the point out would change: a triangle's area. */
  points: readonly (readonly [x: number, y: number, weight: number])[];
  closed: boolean;
  /** Whether a county would vanish without it. Small islands may be left out. */
  essential: boolean;
}

interface Piece {
  kind: LineKind;
  points: readonly Point[];
  essential: boolean;
}

/**
 * The lines of which the counties are made, each once, so that simplifying moves both sides of a border alike.
 *
 * @param mainlands the polygons without which a county would vanish
 * @param islands other polygons of the counties
 * @param project degrees to units of the drawing
 */
export function traceLines(
  mainlands: readonly ArcPolygon[],
  islands: readonly ArcPolygon[],
  project: (position: Point) => Point,
): Line[] {
  const polygons = [...mainlands, ...islands];
  const uses = new Map<number, number>();
  for (const arc of polygons.flat(2)) uses.set(arcNumber(arc), (uses.get(arcNumber(arc)) ?? 0) + 1);
  const essential = new Set(mainlands.flat(2).map(arcNumber));

  const pieces: Piece[] = [];
  const drawn = new Set<number>();
  for (const arc of polygons.flat(2)) {
    const number = arcNumber(arc);
    if (drawn.has(number)) continue;
    drawn.add(number);
    const common = { essential: essential.has(number) };
    if (uses.get(number) === 2) pieces.push({ ...common, kind: "between", points: arcPoints(arc) });
    else if (ownersOf(number) > 1) pieces.push({ ...common, kind: "land", points: arcPoints(arc) });
    else pieces.push(...shoreAndBorder(arcPoints(arc)).map((piece) => ({ ...common, ...piece })));
  }
  return weighted(
    joined(pieces).map((piece) => ({ ...piece, points: piece.points.map((position) => project(position)) })),
  );
}

/** Divides what no other county touches into shore and border of the country. */
function shoreAndBorder(points: readonly Point[]): Pick<Piece, "kind" | "points">[] {
  const pieces: { kind: LineKind; points: Point[] }[] = [];
  for (const [a, b] of pairs(points)) {
    const kind = isLandBorder([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]) ? "land" : "shore";
    const last = pieces.at(-1);
    if (last?.kind === kind) last.points.push(b);
    else pieces.push({ kind, points: [a, b] });
  }
  return pieces;
}

function nodeOf(point: Point | undefined): string {
  return String(point);
}

/** Joins pieces of one kind where nothing else begins: there, the atlas has a junction with a county left out here. */
function joined(pieces: readonly Piece[]): Piece[] {
  const ends = new Map<string, Piece[]>();
  for (const piece of pieces) {
    for (const end of [piece.points[0], piece.points.at(-1)]) {
      ends.set(nodeOf(end), [...(ends.get(nodeOf(end)) ?? []), piece]);
    }
  }
  const taken = new Set<Piece>();
  /** The piece that goes on after `from` at its end, turned so that it begins there. */
  const next = (from: Piece, end: Point | undefined): Piece | undefined => {
    const here = ends.get(nodeOf(end)) ?? [];
    const [other] = here.filter((piece) => !taken.has(piece));
    if (here.length !== 2 || !other || other.kind !== from.kind) return undefined;
    taken.add(other);
    return nodeOf(other.points[0]) === nodeOf(end) ? other : { ...other, points: other.points.toReversed() };
  };
  return pieces.flatMap((piece) => {
    if (taken.has(piece)) return [];
    taken.add(piece);
    let line = piece;
    for (let more = next(piece, line.points.at(-1)); more; more = next(piece, line.points.at(-1))) {
      line = { ...merged(line, more), points: [...line.points, ...more.points.slice(1)] };
    }
    for (let more = next(piece, line.points[0]); more; more = next(piece, line.points[0])) {
      line = { ...merged(line, more), points: [...more.points.toReversed().slice(0, -1), ...line.points] };
    }
    return [line];
  });
}

function merged(line: Piece, more: Piece): Piece {
  return { ...line, essential: line.essential || more.essential };
}

function weighted(pieces: readonly Piece[]): Line[] {
  const topology: Topology<Record<string, never>> = {
    type: "Topology",
    objects: {},
    arcs: pieces.map(({ points }) => points.map(([x, y]) => [x, y])),
  };
  const { arcs } = presimplify(topology);
  return pieces.map(({ kind, points, essential }, index) => ({
    kind,
    essential,
    closed: nodeOf(points[0]) === nodeOf(points.at(-1)),
    points: (arcs[index] ?? []).map(([x = 0, y = 0, weight = 0]) => [x, y, weight] as const),
  }));
}

/** Corners that the smallest island keeps. */
const FEWEST_CORNERS = 5;

/** A line of the drawing, in halves of a unit: about a pixel of a large screen. */
export interface ThinLine {
  kind: LineKind;
  points: readonly Point[];
}

/**
 * Leaves out what is finer than a drawing shows.
 *
 * @param finest square units: points that change less, and islands that are not much larger, are left out
 */
export function thinned(lines: readonly Line[], finest: number): ThinLine[] {
  return lines.flatMap(({ kind, points, closed, essential }): ThinLine[] => {
    const flat = points.map(([x, y]): Point => [x, y]);
    if (closed && !essential && area(flat) < Math.max(ISLAND, finest)) return [];
    const weights = points.map(([, , weight]) => weight).sort((a, b) => b - a);
    const fewest = closed ? (weights[FEWEST_CORNERS] ?? 0) : Number.POSITIVE_INFINITY;
    const kept = points.filter(([, , weight]) => weight >= Math.min(finest, fewest));
    const rounded = kept.map(([x, y]): Point => [Math.round(x * 2) / 2, Math.round(y * 2) / 2]);
    return [{ kind, points: rounded.filter((point, index) => String(point) !== String(rounded[index - 1])) }];
  });
}

/** Square units an island must have to be drawn at all. */
const ISLAND = 4;

/** Joins lines of the outline where one ends and another begins: all of them make rings, some of them longer lines. */
export function outlineOf(lines: readonly ThinLine[], kinds: readonly LineKind[]): Point[][] {
  const open = lines.filter(({ kind }) => kinds.includes(kind)).map(({ points }) => [...points]);
  const whole: Point[][] = [];
  for (let line = open.shift(); line; line = open.shift()) {
    const [start, end] = [nodeOf(line[0]), nodeOf(line.at(-1))];
    const next = open.find((other) => nodeOf(other[0]) === end);
    if (start === end || !next) {
      const before = start === end ? undefined : open.find((other) => nodeOf(other.at(-1)) === start);
      if (before) before.push(...line.slice(1));
      else whole.push(line);
    } else next.unshift(...line.slice(0, -1));
  }
  return whole;
}

/** Lines as an SVG path, in relative numbers, since those are the shortest. */
export function pathOf(lines: readonly (readonly Point[])[], closed = false): string {
  let [x, y] = [0, 0];
  let path = "";
  for (const line of lines) {
    const [start] = line;
    if (!start || line.length < 2) continue;
    let command = "m";
    path += `m${short(start[0] - x)}${signed(start[1] - y)}`;
    [x, y] = start;
    const steps = closed ? line.slice(1, -1) : line.slice(1);
    for (const [toX, toY] of steps) {
      const [dx, dy] = [toX - x, toY - y];
      const letter = dy === 0 ? "h" : dx === 0 ? "v" : "l";
      const amount = letter === "h" ? short(dx) : letter === "v" ? short(dy) : short(dx) + signed(dy);
      const goesOn = letter === command || (command === "m" && letter === "l");
      path += goesOn && letter !== "h" && letter !== "v" ? signed(dx) + signed(dy) : letter + amount;
      command = letter;
      [x, y] = [toX, toY];
    }
    if (!closed) continue;
    path += "z";
    [x, y] = start;
  }
  return path;
}

/** "0.5" is ".5" in a path. */
function short(number: number): string {
  return String(number).replace(/^(-?)0\./, "$1.");
}

function signed(number: number): string {
  return number < 0 ? short(number) : ` ${short(number)}`;
}
