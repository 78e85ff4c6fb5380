/**
 * The engraver's tools: what several drawings share. All functions return SVG markup or path data and keep nothing.
 */

/** Coordinates with one decimal keep the source readable when a drawing is inspected. */
const n = (value: number) => String(Math.round(value * 10) / 10);

/** Short strokes across a ring, as on the rim of a coin. */
export function milling(cx: number, cy: number, inner: number, outer: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    return `M${n(cx + inner * sin)} ${n(cy - inner * cos)}L${n(cx + outer * sin)} ${n(cy - outer * cos)}`;
  }).join("");
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

/** A closed or open path with the given stroke, unfilled unless told. */
export function stroke(d: string, color: string, width: number, fill = "none"): string {
  return `<path d="${d}" fill="${fill}" stroke="${color}" stroke-width="${width}"/>`;
}

export function ring(cx: number, cy: number, r: number, color: string, width: number, inside = "none"): string {
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${inside}" stroke="${color}" stroke-width="${width}"/>`;
}

/** A whole drawing. */
export function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}
