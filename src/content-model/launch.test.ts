/** @jest-environment node */
import path from "node:path";
import { findSampleItems, formatSampleItems } from "./launch";
import { formatPath } from "./problems";
import { readContent } from "./read-content";

const REAL = readContent(path.join(__dirname, "../../test/fixtures/content"));

/** What is listed of a site.json like this. */
function listed(site: object): string[] {
  const texts = new Map([["site.json", JSON.stringify(site, null, 2)]]);
  return findSampleItems({ texts, images: new Map() }).map(({ line, path: field }) => `${line} ${formatPath(field)}`);
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

  it.each([
    "https://forms.example.com/x",
    "office@example.org",
    "(248) 555-0199",
    "Sample review. It was good.",
    "Sample Client B",
  ])("names %s although nobody marked it", (value) => {
    expect(listed({ value })).toEqual(["2 value"]);
  });

  it("leaves real values alone, however they sound", () => {
    expect(
      listed({ a: "https://exampler.com", b: "(248) 555-1134", c: "Bring a soil sample.", d: "A sample deed" }),
    ).toEqual([]);
  });

  it("leads to every item of the content as it is", () => {
    const items = findSampleItems(REAL);
    expect(items.length).toBeGreaterThan(0);
    for (const { file, line, path: field } of items) {
      const key = field.findLast((part) => typeof part === "string");
      const text = REAL.texts.get(file.replace("content/", ""))?.split("\n") ?? [];
      // An entry of a list starts with its brace; everything else stands beside its key.
      expect(text[line - 1]).toMatch(typeof field.at(-1) === "number" ? /\{/ : new RegExp(`"${key}":`));
    }
  });

  it("ends with a kind word when nothing is left", () => {
    expect(formatSampleItems([])).toMatch(/Nothing on the site is sample content any more/);
  });
});
