/** @jest-environment node */
import path from "node:path";
import sharp from "sharp";
import type { Logo } from "./logo";
import { toPng } from "./rasterize";
import { layOut, SOCIAL_HEIGHT, SOCIAL_WIDTH, type SocialLayout, type SocialWords, socialImage } from "./social-image";
import { createTextToSvg, type PlacedText, type TextToSvg } from "./text-to-svg";

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

let setter: TextToSvg;
beforeAll(async () => {
  setter = await createTextToSvg(path.join(__dirname, "../.."));
});

const words = ({ texts }: SocialLayout) => texts.map(({ text }) => text);

/** Where each text ends, from top to bottom. */
async function spans(texts: readonly PlacedText[]): Promise<[top: number, bottom: number][]> {
  const heights = await Promise.all(
    texts.map(async (text) => (await setter.countLines(text.text, text)) * text.size * text.lineHeight),
  );
  return texts.map(({ top }, index) => [top, top + (heights[index] ?? 0)]);
}

describe("the social image", () => {
  it("says firm, descriptor, headline, phone and counties", async () => {
    expect(words(await layOut(WORDS, undefined, setter))).toEqual([
      WORDS.firm,
      WORDS.descriptor,
      WORDS.headline,
      WORDS.phone,
      "Oakland · Macomb · Wayne · Washtenaw",
    ]);
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
  ])("keeps %s apart from each other, inside of its border and off the plat", async (_what, said, logo) => {
    const { texts, rule } = await layOut(said, logo, setter);
    const lines = await spans(texts);
    for (const [index, [top]] of lines.entries()) expect(top).toBeGreaterThanOrEqual(lines[index - 1]?.[1] ?? 60);
    expect(lines.at(-1)?.[1]).toBeLessThanOrEqual(570);
    expect(lines[2]?.[1]).toBeLessThan(rule);
    for (const { left, width } of texts) expect(left + width).toBeLessThan(800);
  });

  it("names as many of forty counties as two lines hold, each one whole", async () => {
    const counties = LONGEST.counties.map((_, index) => `Grand Traverse ${index}`);
    const { texts } = await layOut({ ...WORDS, counties }, undefined, setter);
    const lines = texts.slice(4);
    expect(lines).toHaveLength(2);
    const named = lines.flatMap(({ text }) => text.split(" · "));
    expect(named.length).toBeGreaterThan(5);
    expect(named).toEqual(counties.slice(0, named.length));
    for (const line of lines) expect(await setter.countLines(line.text, line)).toBe(1);
  });

  it("has every letter that the content check lets through", async () => {
    const style = { size: 40, width: 900, lineHeight: 1.2, color: "#000" };
    const draw = (text: string) => setter.draw([{ ...style, text, left: 0, top: 0 }], 1000, 100);
    const missing = await draw("\u{1d11e}");
    for (const letter of "AzÉñöŁőŽșĐßœễưỳ&·–—’“”") expect(await draw(letter)).not.toBe(missing);
  });

  it("is drawn in its size, in letters that need no font, with the logo in the seal's place", async () => {
    const markup = await socialImage(WORDS, WIDE_LOGO, setter);
    expect(markup).not.toContain("<text");
    const { data, info } = await sharp(await toPng(markup, true))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: SOCIAL_WIDTH, height: SOCIAL_HEIGHT });
    const { mark } = await layOut(WORDS, WIDE_LOGO, setter);
    const middle = (Math.round(mark.y + mark.height / 2) * info.width + Math.round(mark.x + mark.width / 2)) * 3;
    // Red, as the paper shows it.
    expect([...data.subarray(middle, middle + 3)]).toEqual([248, 0, 0]);
  });
});
