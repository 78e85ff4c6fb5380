import {
  arcLine,
  fill,
  guilloche,
  hatching,
  line,
  lozenge,
  milling,
  notched,
  polygon,
  ring,
  stroke,
  svg,
  wave,
} from "../../gatsby/images/engraving";
import { BRASS, BRASS_LIGHT, DEED, INK, PAPER } from "../../gatsby/images/palette";

/** Width and height of every badge. It is shown at 144 CSS px: 36 units are 8 px, the smallest lettering used. */
export const BADGE_SIZE = 640;
const MIDDLE = BADGE_SIZE / 2;

/** Round seal: a deed, signed and sealed. */
function deedPractice(): string {
  const c = MIDDLE;
  return [
    fill(wave(c, c, 308, 5, 60), DEED),
    ring(c, c, 292, BRASS_LIGHT, 3),
    ring(c, c, 186, BRASS_LIGHT, 3, PAPER),
    ring(c, c, 174, DEED, 2.5),
    arcLine(
      "DEED PRACTICE AWARD",
      { cx: c, cy: c, rx: 239, ry: 239, side: "top" },
      { size: 53, tracking: 3, fill: PAPER },
    ),
    arcLine(
      "SAMPLE AWARDS PANEL",
      { cx: c, cy: c, rx: 239, ry: 239, side: "bottom" },
      { size: 38, tracking: 4, fill: BRASS_LIGHT },
    ),
    fill(lozenge(91, 392, 15, 20) + lozenge(549, 392, 15, 20), BRASS_LIGHT),
    // The deed.
    stroke(notched(236, 212, 168, 216, 18), DEED, 6),
    stroke("M266 254h108M266 282h108M266 310h108M266 338h52", DEED, 5),
    stroke("M264 388c12-5 22-26 16-30s-12 28 0 28 12-18 18-18-4 16 6 16", BRASS, 5),
    ring(372, 382, 33, BRASS, 5, PAPER),
    stroke(milling(372, 382, 18, 27, 24), BRASS, 3),
    ring(372, 382, 13, BRASS, 3),
    stroke("M352 412v44l20-14 20 14v-44", BRASS, 5, PAPER),
  ].join("");
}

/** Octagon: a section of land and its quarters. */
function propertySection(): string {
  const octagon = (inset: number) => {
    const [low, high, cut] = [8 + inset, 632 - inset, 183 + inset * 0.4142];
    const far = BADGE_SIZE - cut;
    return polygon([
      [cut, low],
      [far, low],
      [high, cut],
      [high, far],
      [far, high],
      [cut, high],
      [low, far],
      [low, cut],
    ]);
  };
  return [
    fill(octagon(0), PAPER),
    stroke(octagon(5), DEED, 10),
    stroke(octagon(20), BRASS, 3),
    stroke(octagon(30), DEED, 3),
    // Half, quarter, and a quarter of the quarter.
    fill("M322 76h35v35h-35z", BRASS),
    stroke("M248 76h144v144H248zM320 76v144M248 148h144M356 76v72M320 112h72", DEED, 5),
    line("PROPERTY LAW", MIDDLE, 278, { size: 64, tracking: 1, fill: DEED }),
    line("SECTION", MIDDLE, 348, { size: 68, tracking: 8, fill: DEED }),
    line("MEMBER", MIDDLE, 418, { size: 68, tracking: 8, fill: DEED }),
    stroke("M160 466h320", BRASS, 3),
    line("SAMPLE STATE BAR", MIDDLE, 507, { size: 37, tracking: 2, fill: INK }),
    fill(lozenge(320, 560, 15, 20), BRASS),
  ].join("");
}

/** Shield: four counties. */
function countyBar(): string {
  const shield = (i: number) =>
    `M${44 + i} ${14 + i}H${596 - i}V${330 - i * 0.1}C${596 - i} ${470 - i * 0.6} ${480 - i * 0.6} ${572 - i * 0.9} 320 ${630 - i * 1.06}C${160 + i * 0.6} ${572 - i * 0.9} ${44 + i} ${470 - i * 0.6} ${44 + i} ${330 - i * 0.1}z`;
  return [
    fill(shield(0), INK),
    stroke(shield(14), BRASS_LIGHT, 3),
    `<clipPath id="shield"><path d="${shield(15)}"/></clipPath>`,
    line("SAMPLE COUNTY BAR", MIDDLE, 83, { size: 38, tracking: 3, fill: BRASS_LIGHT }),
    stroke("M58 128h524", BRASS_LIGHT, 3),
    line("COUNTY", MIDDLE, 196, { size: 102, tracking: 6, fill: PAPER }),
    line("BAR MEMBER", MIDDLE, 290, { size: 64, tracking: 3, fill: PAPER }),
    // The office's own county is hatched.
    `<g clip-path="url(#shield)">`,
    stroke(hatching(58, 346, 276, 106, 12), BRASS_LIGHT, 2.5),
    stroke("M58 346h524M334 346v106M58 452h524M300 452v188", BRASS_LIGHT, 4),
    "</g>",
  ].join("");
}

/** Pleated rosette over a ribbon. */
function clientService(): string {
  const [cx, cy] = [320, 258];
  return [
    // Tails, behind all.
    fill("M196 420 132 632l70-30 40 34 48-190zM444 420l64 212-70-30-40 34-48-190z", DEED),
    fill(wave(cx, cy, 247, 8, 36), PAPER),
    stroke(wave(cx, cy, 247, 8, 36), DEED, 5),
    stroke(milling(cx, cy, 196, 250, 108), DEED, 3),
    ring(cx, cy, 202, DEED, 6, PAPER),
    ring(cx, cy, 188, BRASS, 3),
    line("CLIENT", cx, 172, { size: 68, tracking: 5, fill: DEED }),
    line("SERVICE", cx, 244, { size: 68, tracking: 5, fill: DEED }),
    line("RECOGNITION", cx, 308, { size: 45, tracking: 0, fill: DEED }),
    fill(lozenge(cx, 116, 15, 20) + lozenge(cx, 399, 15, 20), BRASS),
    stroke("M220 356h200", BRASS, 3),
    // The ribbon.
    fill("M6 470h70v104H6l34-52zM634 470h-70v104h70l-34-52z", DEED),
    fill("M40 448h560v92H40z", INK),
    stroke("M40 457h560M40 531h560", BRASS_LIGHT, 2.5),
    line("SAMPLE CLIENT COUNCIL", cx, 494, { size: 37, tracking: 1.5, fill: PAPER }),
  ].join("");
}

/** Plat square with cut corners: the chain of title. */
function titleStandards(): string {
  return [
    fill(notched(14, 14, 612, 612, 64), PAPER),
    stroke(notched(19, 19, 602, 602, 62), DEED, 10),
    stroke(notched(36, 36, 568, 568, 58), BRASS, 3),
    stroke(notched(46, 46, 548, 548, 56), DEED, 3),
    // Each link passes over its neighbor once and under it once; where it is under, its line is interrupted.
    stroke("M230 121v55h-84V92h84v11M278 145V92h84v11M362 121v55h-84v-13M410 145V92h84v84h-84v-13", DEED, 7),
    stroke("M269 112h-63v42h15M287 112h15v42h-63M401 112h-63v42h15M419 112h15v42h-63", BRASS, 7),
    line("TITLE", MIDDLE, 246, { size: 92, tracking: 10, fill: DEED }),
    line("STANDARDS", MIDDLE, 334, { size: 75, tracking: 3, fill: DEED }),
    line("CONTRIBUTOR", MIDDLE, 412, { size: 62, tracking: 2, fill: DEED }),
    stroke("M150 472h340", BRASS, 3),
    line("SAMPLE TITLE FORUM", MIDDLE, 524, { size: 38, tracking: 3, fill: INK }),
  ].join("");
}

/** Oval: one estate, braced to three heirs. */
function probatePractice(): string {
  const oval = (i: number, color: string, width: number, inside = "none") =>
    `<ellipse cx="320" cy="320" rx="${314 - i}" ry="${268 - i}" fill="${inside}" stroke="${color}" stroke-width="${width}"/>`;
  return [
    oval(0, DEED, 4, DEED),
    oval(12, BRASS_LIGHT, 3),
    oval(19, BRASS_LIGHT, 1.5),
    stroke("M282 152v-34l38-26 38 26v34z", BRASS_LIGHT, 6),
    stroke("M226 204v-4c0-14 8-18 20-18h50c14 0 24-6 24-20 0 14 10 20 24 20h50c12 0 20 4 20 18v4", BRASS_LIGHT, 5),
    ring(226, 220, 13, BRASS_LIGHT, 5) + ring(320, 220, 13, BRASS_LIGHT, 5) + ring(414, 220, 13, BRASS_LIGHT, 5),
    line("PROBATE", MIDDLE, 296, { size: 96, tracking: 8, fill: PAPER }),
    line("PRACTICE MEMBER", MIDDLE, 374, { size: 49, tracking: 1, fill: PAPER }),
    arcLine(
      "SAMPLE PROBATE FORUM",
      { cx: 320, cy: 320, rx: 270, ry: 206, side: "bottom" },
      { size: 37, tracking: 3.5, fill: BRASS_LIGHT },
    ),
  ].join("");
}

/** Lathe-work rosette: the number itself. */
function years35(): string {
  const c = MIDDLE;
  return [
    fill(guilloche(c, c, 278, 34, 24, 4), PAPER),
    stroke(guilloche(c, c, 278, 34, 24, 4), DEED, 2.2),
    stroke(guilloche(c, c, 278, 16, 24, 2), BRASS, 2.2),
    ring(c, c, 240, DEED, 8, PAPER),
    ring(c, c, 228, BRASS, 3),
    arcLine(
      "SAMPLE AWARDS PANEL",
      { cx: c, cy: c, rx: 196, ry: 196, side: "top" },
      { size: 37, tracking: 3, fill: INK },
    ),
    line("35", c, c + 2, { size: 264, tracking: -16, fill: DEED }),
    arcLine(
      "YEARS IN PRACTICE",
      { cx: c, cy: c, rx: 194, ry: 194, side: "bottom" },
      { size: 44, tracking: 4, fill: DEED },
    ),
    fill(lozenge(126, 328, 14, 20) + lozenge(514, 328, 14, 20), BRASS),
  ].join("");
}

/** Hexagon: two states, one above the other, and a benchmark. */
function twoStates(): string {
  const hexagon = (i: number) => {
    const [left, right] = [34 + i, 606 - i];
    return polygon([
      [320, 12 + i * 1.07],
      [right, 132 + i * 0.5],
      [right, 508 - i * 0.5],
      [320, 628 - i * 1.07],
      [left, 508 - i * 0.5],
      [left, 132 + i * 0.5],
    ]);
  };
  return [
    fill(hexagon(0), PAPER),
    fill(
      polygon([
        [34, 276],
        [606, 276],
        [606, 508],
        [320, 628],
        [34, 508],
      ]),
      DEED,
    ),
    stroke(hexagon(5), DEED, 10),
    stroke(hexagon(22), BRASS, 3),
    stroke("M56 276V497L320 604.5 584 497V276", BRASS_LIGHT, 3),
    // The benchmark: what a surveyor levels from.
    stroke("M320 66v68M274 134h92", BRASS, 5),
    fill("M320 134l-26-42h52z", BRASS),
    line("MICHIGAN", MIDDLE, 189, { size: 84, tracking: 2, fill: DEED }),
    line("OHIO", MIDDLE, 366, { size: 84, tracking: 10, fill: PAPER }),
    ring(320, 276, 47, BRASS_LIGHT, 4, DEED),
    line("AND", MIDDLE, 276, { size: 36, tracking: 1, fill: PAPER }),
    line("PRACTICE", MIDDLE, 433, { size: 54, tracking: 6, fill: PAPER }),
    line("SAMPLE BAR", MIDDLE, 494, { size: 36, tracking: 3, fill: BRASS_LIGHT }),
    line("DIRECTORY", MIDDLE, 535, { size: 36, tracking: 3, fill: BRASS_LIGHT }),
  ].join("");
}

/** Quatrefoil: the plumb line, which hangs true. */
function ethicsPledge(): string {
  // Four circles around one middle; `corner` is how far from it, in both directions, two of them meet.
  const quatrefoil = (inset: number) => {
    const [offset, r] = [130, 182 - inset];
    const corner = (offset + Math.sqrt(2 * r * r - offset * offset)) / 2;
    const [low, high] = [MIDDLE - corner, MIDDLE + corner];
    const arc = `A${r} ${r} 0 0 1`;
    return `M${low} ${low}${arc} ${high} ${low}${arc} ${high} ${high}${arc} ${low} ${high}${arc} ${low} ${low}z`;
  };
  return [
    fill(quatrefoil(0), INK),
    stroke(quatrefoil(12), BRASS_LIGHT, 3),
    stroke("M320 20v62", BRASS_LIGHT, 3),
    stroke("M300 82h40l10 32-30 58-30-58z", BRASS_LIGHT, 4, INK),
    stroke("M290 114h60", BRASS_LIGHT, 4),
    line("PROFESSIONAL", MIDDLE, 226, { size: 60, tracking: 2, fill: PAPER }),
    line("ETHICS", MIDDLE, 304, { size: 98, tracking: 10, fill: PAPER }),
    line("PLEDGE", MIDDLE, 389, { size: 82, tracking: 8, fill: PAPER }),
    line("SAMPLE ETHICS", MIDDLE, 455, { size: 37, tracking: 3, fill: BRASS_LIGHT }),
    line("INSTITUTE", MIDDLE, 501, { size: 37, tracking: 3, fill: BRASS_LIGHT }),
    fill(lozenge(320, 558, 15, 20), BRASS_LIGHT),
  ].join("");
}

const DRAWINGS: Record<string, () => string> = {
  "deed-practice": deedPractice,
  "property-section": propertySection,
  "county-bar": countyBar,
  "client-service": clientService,
  "title-standards": titleStandards,
  "probate-practice": probatePractice,
  "years-35": years35,
  "two-states": twoStates,
  "ethics-pledge": ethicsPledge,
};

/** All badges: the id, which is the file's name, and the drawing. */
export function badges(): { id: string; markup: string }[] {
  return Object.entries(DRAWINGS).map(([id, draw]) => ({ id, markup: svg(BADGE_SIZE, BADGE_SIZE, draw()) }));
}
