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
  headline: "Southeast Michigan real estate attorneys for deeds and title",
  phone: "(248) 555-0134",
  counties: ["Oakland", "Macomb", "Wayne", "Washtenaw"],
};

/** As long as the content check lets each be, in letters as wide as they come in words. */
const LONGEST: SocialWords = {
  firm: "Österreicher, Muñoz-Wojciechowski & Nguyễn Real Property Law",
  descriptor: "Real estate, deed, title and probate attorneys, Bloomfield H",
  headline: "Straightforward counsel on deeds, title, probate and land contracts in Michigan.",
  phone: "(248) 555-0134",
  counties: Array.from({ length: 40 }, (_, index) =>
    `${"Prince George’s, MD".repeat(1 + (index % 2)).slice(0, 34)}${index}`.slice(-34),
  ),
};

const SHORTEST: SocialWords = {
  firm: "Él",
  descriptor: "Ñ",
  headline: "Deeds done",
  phone: "(248) 555-0134",
  counties: ["Bay"],
};

const WIDE_LOGO: Logo = {
  format: "svg",
  ratio: 5,
  bytes: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 10"><path d="M0 0h50v10H0z" fill="#f00"/></svg>',
  ),
};

let fonts: Font[];
beforeAll(async () => {
  fonts = await readFonts(path.join(__dirname, "../.."));
});

/** The part of the column with a key. */
function part(nodes: readonly SatoriNode[], key: string): SatoriNode {
  const found = nodes.find((node) => node.key === key);
  if (!found) throw new Error(`The column has no ${key}.`);
  return found;
}

/** The counties that are seen; those that find no room in two lines are cut off. */
function countiesSeen(nodes: readonly SatoriNode[], counties: readonly string[]): string[] {
  const { top, height } = part(nodes, "counties");
  return counties.filter((county) => part(nodes, county).top < top + height - 1);
}

describe("the social image", () => {
  it("says firm, descriptor, headline, phone and counties", async () => {
    const { nodes } = await setWords(WORDS, undefined, fonts);
    const text = (key: string) => part(nodes, key).textContent;
    expect(["firm", "descriptor", "headline", "phone"].map(text)).toEqual([
      WORDS.firm,
      WORDS.descriptor,
      WORDS.headline,
      WORDS.phone,
    ]);
    expect(countiesSeen(nodes, WORDS.counties)).toEqual(WORDS.counties);
  });

  it("leaves out signs that its fonts do not have", async () => {
    const { nodes } = await setWords({ ...WORDS, headline: "Deeds ✓ done → we ❤️ it" }, undefined, fonts);
    expect(part(nodes, "headline").textContent).toBe("Deeds done we it");
  });

  it.each<[string, SocialWords, Logo | undefined]>([
    ["the words of the samples", WORDS, undefined],
    ["the longest words", LONGEST, undefined],
    ["the shortest words", SHORTEST, undefined],
    ["the longest words under a wide logo", LONGEST, WIDE_LOGO],
    [
      "a headline of one word",
      { ...LONGEST, headline: "Donaudampfschifffahrtsgesellschaft".repeat(3).slice(0, 80) },
      undefined,
    ],
    [
      "words in capitals",
      { ...LONGEST, firm: LONGEST.firm.toUpperCase(), headline: LONGEST.headline.toUpperCase() },
      WIDE_LOGO,
    ],
  ])("keeps %s apart from each other and inside of their column", async (_what, said, logo) => {
    const { nodes } = await setWords(said, logo, fonts);
    const column = nodes[0];
    const parts = ["firm", "descriptor", "headline", "phone", "counties"].map((key) => part(nodes, key));
    let bottom = 0;
    for (const { left, top, width, height } of parts) {
      expect(top).toBeGreaterThanOrEqual(bottom - 0.5);
      bottom = top + height;
      expect(left + width).toBeLessThanOrEqual((column?.width ?? 0) + 0.5);
    }
    expect(bottom).toBeLessThanOrEqual((column?.height ?? 0) + 0.5);
  });

  it("names as many of forty counties as two lines hold, each one whole", async () => {
    const counties = LONGEST.counties.map((_, index) => `Grand Traverse ${index}`);
    const { nodes } = await setWords({ ...WORDS, counties }, undefined, fonts);
    const seen = countiesSeen(nodes, counties);
    expect(seen.length).toBeGreaterThan(5);
    expect(seen).toEqual(counties.slice(0, seen.length));
    const { top, height } = part(nodes, "counties");
    for (const county of seen) {
      const { top: lineTop, height: lineHeight } = part(nodes, county);
      expect(lineTop + lineHeight).toBeLessThanOrEqual(top + height + 0.5);
    }
  });

  it("has every letter that the content check lets through", async () => {
    const draw = async (firm: string) => (await setWords({ ...SHORTEST, firm }, undefined, fonts)).markup;
    const missing = await draw("\u{1d11e}");
    for (const letter of "AzÉñöŁőŽșĐßœễưỳ&·–—’“”") expect(await draw(letter)).not.toBe(missing);
  });

  it("is drawn in its size, in letters that need no font, with the logo in the seal's place", async () => {
    const markup = await socialImage(WORDS, WIDE_LOGO, fonts);
    expect(markup).not.toContain("<text");
    const { data, info } = await sharp(await toPng(markup, true))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: SOCIAL_WIDTH, height: SOCIAL_HEIGHT });
    const color = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
    // Red, as the paper shows it.
    expect(color(100, 90)).toEqual([248, 0, 0]);
    // The column ends before the plat does.
    for (let y = 60; y < 570; y += 1) expect(color(786, y)).toEqual([248, 244, 234]);
  });
});
