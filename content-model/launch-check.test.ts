/** @jest-environment node */
import path from "node:path";
import { readContent } from "../gatsby/content/read-content";
import { formatPath } from "./diagnostics";
import { SAMPLE_MARK } from "./image-metadata";
import { findSampleItems, formatSampleItems } from "./launch-check";

const REAL = readContent(path.join(__dirname, "../test/fixtures/content"));

/** What is listed of a site.json like this. */
function listed(site: object): string[] {
  const texts = new Map([["site.json", JSON.stringify(site, null, 2)]]);
  return findSampleItems({ texts, images: new Map() }).map(
    ({ position, path: field }) => `${position.line} ${formatPath(field)}`,
  );
}

describe("the list of what is still sample", () => {
  it("names the marked fields in the lines of their values", () => {
    expect(listed({ contact: { sample: ["phone"], email: "office@firm.test", phone: "(248) 201-0100" } })).toEqual([
      "7 contact.phone",
    ]);
  });

  it("names a marked group once, and not what is in it", () => {
    expect(listed({ links: { sample: true, consultation: "https://www.example.com" } })).toEqual(["2 links"]);
  });

  it("names an address and a number that are nobody's, although nobody marked them", () => {
    expect(listed({ url: "https://www.example.com", contact: { phone: "(248) 555-0199" } })).toEqual([
      "2 url",
      "4 contact.phone",
    ]);
  });

  it("names an image that this project drew, although nobody marked it, and leaves others alone", () => {
    const metadata = { format: "png", width: 640, height: 640, complete: true } as const;
    const images = new Map([
      ["./images/drawn.png", { ...metadata, isSample: true }],
      ["./images/own.png", { ...metadata, isSample: false }],
    ]);
    const awards = [{ image: "./images/own.png" }, { image: "./images/drawn.png" }];
    const texts = new Map([["awards.json", JSON.stringify({ awards }, null, 2)]]);
    const items = findSampleItems({ texts, images });
    expect(items.map(({ path: field }) => formatPath(field))).toEqual(["awards[1].image"]);
    expect(formatSampleItems(items)).toContain(
      '"./images/drawn.png", an image that this project drew; upload the real',
    );
  });

  it("names every image of the samples when all markers in the content were deleted", () => {
    const unmarked = [...REAL.texts].map(([file, text]) => [
      file,
      JSON.stringify(JSON.parse(text, (key, value) => (key === "sample" ? undefined : value))),
    ]);
    const items = findSampleItems({ texts: new Map(unmarked as [string, string][]), images: REAL.images });
    const named = items
      .filter(({ path: field }) => field.at(-1) === "image")
      .map(({ actual }) => actual?.split('"')[1]);
    expect(named.toSorted()).toEqual([...REAL.images.keys()].toSorted());
    expect(SAMPLE_MARK).toMatch(/^[ -~]+$/);
  });

  it("leads to every item of the content as it is", () => {
    const items = findSampleItems(REAL);
    expect(items.length).toBeGreaterThan(0);
    for (const { file, position, path: field, actual } of items) {
      const key = field.findLast((part) => typeof part === "string");
      const text = REAL.texts.get(file.replace("content/", ""))?.split("\n") ?? [];
      // An entry of a list starts with its brace, as does the group in which something is missing; everything else
      // stands beside its key.
      const isGroup = typeof field.at(-1) === "number" || actual === undefined;
      expect(text[position.line - 1]).toMatch(isGroup ? /\{/ : new RegExp(`"${key}":`));
    }
  });

  it("ends with a kind word when nothing is left", () => {
    expect(formatSampleItems([])).toMatch(/Nothing on the site is sample content any more/);
  });
});
