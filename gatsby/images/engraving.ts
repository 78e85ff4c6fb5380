/**
 * The engraver's tools: what several drawings share. All functions return SVG markup or path data and keep nothing.
 */

export const SERIF = "Newsreader, Georgia, serif";

/** Height of a capital letter, as a share of the font's size. Lines of capitals are centerd by it, not by the em box. */
const CAP_HEIGHT = 0.655;

export interface Lettering {
  size: number;
  fill: string;
  /** Space after each letter, in units of the drawing. */
  tracking?: number;
}

/** Coordinates with one decimal keep the source readable when a drawing is inspected. */
const n = (value: number) => String(Math.round(value * 10) / 10);

/** For words between tags. */
export const escapeText = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

/** One centerd line of capitals; `middle` is the height at which the middle of the capitals stands. */
export function line(text: string, x: number, middle: number, { size, fill, tracking = 0 }: Lettering): string {
  const baseline = middle + (CAP_HEIGHT * size) / 2;
  // Tracking is also set after the last letter, which would push a centerd line to the left by half of it.
  return `<text x="${n(x + tracking / 2)}" y="${n(baseline)}" text-anchor="middle" font-family="${SERIF}" font-weight="500" font-size="${size}" letter-spacing="${tracking}" fill="${fill}">${escapeText(text)}</text>`;
}

export interface Arc {
  cx: number;
  cy: number;
  /** Radii of the line through the middle of the capitals. */
  rx: number;
  ry: number;
  side: "top" | "bottom";
}

/** Capitals along an ellipse, centerd on its top or its bottom; they stand upright on both. */
export function arcLine(text: string, { cx, cy, rx, ry, side }: Arc, { size, fill, tracking = 0 }: Lettering): string {
  const top = side === "top";
  // Letters stand on their baseline: below the middle line on top of the ellipse, outside of it at the bottom.
  const shift = ((CAP_HEIGHT * size) / 2) * (top ? -1 : 1);
  const [a, b] = [n(rx + shift), n(ry + shift)];
  const id = `arc-${text.toLowerCase().replace(/[^a-z0-9]+/g, "-")}-${side}`;
  // Once around from the far side, so that a long legend finds room and 50 % is its middle.
  const [far, near] = top ? [n(cy + ry + shift), n(cy - ry - shift)] : [n(cy - ry - shift), n(cy + ry + shift)];
  const sweep = top ? 1 : 0;
  const path = `M${cx} ${far}A${a} ${b} 0 0 ${sweep} ${cx} ${near}A${a} ${b} 0 0 ${sweep} ${cx} ${far}`;
  return (
    `<path id="${id}" d="${path}" fill="none"/>` +
    `<text text-anchor="middle" font-family="${SERIF}" font-weight="500" font-size="${size}" letter-spacing="${tracking}" fill="${fill}" dx="${n(tracking / 2)}">` +
    `<textPath href="#${id}" startOffset="50%">${escapeText(text)}</textPath></text>`
  );
}

/** A closed path around a circle whose radius swings between two values: teeth, scallops, pleats. */
export function wave(cx: number, cy: number, radius: number, depth: number, count: number, phase = 0): string {
  const steps = count * 12;
  const points = Array.from({ length: steps }, (_, index) => {
    const angle = (index / steps) * 2 * Math.PI;
    const r = radius + depth * Math.cos(count * angle + phase);
    return `${n(cx + r * Math.sin(angle))} ${n(cy - r * Math.cos(angle))}`;
  });
  return `M${points.join("L")}z`;
}

/** Short strokes across a ring, as on the rim of a coin. */
export function milling(cx: number, cy: number, inner: number, outer: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    return `M${n(cx + inner * sin)} ${n(cy - inner * cos)}L${n(cx + outer * sin)} ${n(cy - outer * cos)}`;
  }).join("");
}

/** Interlaced waves around a ring: the lathe work of a banknote. */
export function guilloche(
  cx: number,
  cy: number,
  radius: number,
  depth: number,
  count: number,
  strands: number,
): string {
  return Array.from({ length: strands }, (_, strand) =>
    wave(cx, cy, radius, depth, count, (strand / strands) * 2 * Math.PI),
  ).join("");
}

/** Parallel strokes at 45 degrees that fill a rectangle. */
export function hatching(x: number, y: number, width: number, height: number, pitch: number): string {
  const count = Math.floor((width + height) / pitch);
  return Array.from({ length: count }, (_, index) => {
    // Along the top edge first, then down the right one.
    const step = (index + 1) * pitch;
    const [x1, y1] = step <= width ? [x + step, y] : [x + width, y + step - width];
    const [x2, y2] = step <= height ? [x, y + step] : [x + step - height, y + height];
    return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
  }).join("");
}

/** A rectangle whose corners are cut by quarter circles, the frame of an engraved certificate. */
export function notched(x: number, y: number, width: number, height: number, cut: number): string {
  return (
    `M${x + cut} ${y}h${width - 2 * cut}a${cut} ${cut} 0 0 0 ${cut} ${cut}v${height - 2 * cut}` +
    `a${cut} ${cut} 0 0 0 ${-cut} ${cut}h${2 * cut - width}a${cut} ${cut} 0 0 0 ${-cut} ${-cut}` +
    `v${2 * cut - height}a${cut} ${cut} 0 0 0 ${cut} ${-cut}z`
  );
}

/** A polygon through the given corners. */
export function polygon(corners: readonly (readonly [number, number])[]): string {
  return `M${corners.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}z`;
}

/** A small lozenge, the ornament between two legends. */
export function lozenge(cx: number, cy: number, width: number, height = width): string {
  return polygon([
    [cx, cy - height / 2],
    [cx + width / 2, cy],
    [cx, cy + height / 2],
    [cx - width / 2, cy],
  ]);
}

/** A closed or open path with the given stroke, unfilled unless told. */
export function stroke(d: string, color: string, width: number, fill = "none"): string {
  return `<path d="${d}" fill="${fill}" stroke="${color}" stroke-width="${width}"/>`;
}

export function fill(d: string, color: string): string {
  return `<path d="${d}" fill="${color}"/>`;
}

export function ring(cx: number, cy: number, r: number, color: string, width: number, inside = "none"): string {
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${inside}" stroke="${color}" stroke-width="${width}"/>`;
}

/** A whole drawing. */
export function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}
