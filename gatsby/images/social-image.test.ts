/** @jest-environment node */
import path from "node:path";
import type { Font, SatoriNode } from "satori";
import sharp from "sharp";
import type { Logo } from "./logo";
import { toPng } from "./rasterize";
import { readFonts, SOCIAL_HEIGHT, SOCIAL_WIDTH, type SocialWords, setWords, socialImage } from "./social-image";

const WORDS: SocialWords = {
  firm: "Southeast Michigan Deed & Property Law",
  descriptor: "Real estate attorneys, Farmington Hills",
  headline: "Deeds ✓ done → we ❤️ it",
  phone: "(248) 555-0134",
  counties: ["Oakland", "Macomb"],
};

/** The longest texts that the content check allows, in wide letters. */
const LONGEST: SocialWords = {
  firm: "ÖSTERREICHER, MUÑOZ-WOJCIECHOWSKI & NGUYỄN REAL PROPERTY LAW",
  descriptor: "Real estate, deed, title and probate attorneys, Bloomfield H",
  headline: "STRAIGHTFORWARD COUNSEL ON DEEDS, TITLE, PROBATE AND LAND CONTRACTS IN MICHIGAN.",
  phone: "(248) 555-0134",
  counties: Array.from({ length: 40 }, (_, index) => `Grand Traverse ${index}`),
};
const ONE_WORD = { ...LONGEST, headline: "Donaudampfschifffahrtsgesellschaft".repeat(3).slice(0, 80) };

const RED = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 10"><path d="M0 0h50v10H0z" fill="#f00"/></svg>';
const WIDE_LOGO: Logo = { format: "svg", ratio: 5, bytes: Buffer.from(RED) };

let fonts: Font[];
beforeAll(async () => {
  fonts = await readFonts(path.join(__dirname, "../.."));
});

/** Returns the node with this key. */
function part(nodes: readonly SatoriNode[], key: string): SatoriNode {
  const found = nodes.find((node) => node.key === key);
  if (!found) throw new Error(`The column has no ${key}.`);
  return found;
}

describe("the social image", () => {
  it("shows firm, descriptor, headline and phone, without symbols that its fonts lack", async () => {
    const { nodes } = await setWords(WORDS, undefined, fonts);
    const shown = ["firm", "descriptor", "headline", "phone"].map((key) => part(nodes, key).textContent);
    expect(shown).toEqual([WORDS.firm, WORDS.descriptor, "Deeds done we it", WORDS.phone]);
  });

  it.each([
    ["a headline of one long word", ONE_WORD, undefined],
    ["the longest texts under a wide logo", LONGEST, WIDE_LOGO],
  ])("keeps %s within the column, without overlaps, and cuts no county", async (_what, words, logo) => {
    const { nodes } = await setWords(words, logo, fonts);
    const column = nodes[0];
    let bottom = 0;
    for (const key of ["firm", "descriptor", "headline", "phone", "counties"]) {
      const { left, top, width, height } = part(nodes, key);
      expect(top).toBeGreaterThanOrEqual(bottom - 0.5);
      bottom = top + height;
      expect(left + width).toBeLessThanOrEqual((column?.width ?? 0) + 0.5);
    }
    expect(bottom).toBeLessThanOrEqual((column?.height ?? 0) + 0.5);

    // Two lines of counties are visible; the others are hidden.
    const seen = words.counties.filter((county) => part(nodes, county).top < bottom - 1);
    expect(seen.length).toBeGreaterThan(5);
    expect(seen).toEqual(words.counties.slice(0, seen.length));
    for (const { top, height } of seen.map((county) => part(nodes, county))) {
      expect(top + height).toBeLessThanOrEqual(bottom + 0.5);
    }
  });

  it("draws every letter that the content check allows", async () => {
    const draw = async (firm: string) => (await setWords({ ...WORDS, firm }, undefined, fonts)).markup;
    const missing = await draw("\u{1d11e}");
    for (const letter of "AÉŐșßễ—”ʻʼ\u2010\u2011\u2012\u2015") expect(await draw(letter)).not.toBe(missing);
  });

  it("is 1200 x 630 px, needs no fonts, and shows the logo instead of the seal", async () => {
    const markup = await socialImage(WORDS, WIDE_LOGO, fonts);
    expect(markup).not.toContain("<text");
    const pixels = sharp(await toPng(markup, true))
      .removeAlpha()
      .raw();
    const { data, info } = await pixels.toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: SOCIAL_WIDTH, height: SOCIAL_HEIGHT });
    const color = (x: number, y: number) => {
      const pixel = (y * info.width + x) * 3;
      return [...data.subarray(pixel, pixel + 3)];
    };
    // The red of the logo is multiplied by the color of the paper.
    expect(color(100, 90)).toEqual([248, 0, 0]);
    // No word reaches from the column into the plat.
    for (let y = 60; y < 570; y += 1) expect(color(786, y)).toEqual([248, 244, 234]);
  });
});
