/** @jest-environment node */
import path from "node:path";
import { readContent } from "../gatsby/content/read-content";
import { withEdits } from "../test/helpers/edit-content";
import { formatPath } from "./diagnostics";
import { findSampleItems, formatSampleItems } from "./launch-check";

const FIXTURES = readContent(path.join(__dirname, "../test/fixtures/content"));

/** Returns the line and the path of every item that the launch check lists for a file with this content. */
function listed(content: object, file = "site.json", images: typeof FIXTURES.images = new Map()): string[] {
  const texts = new Map([[file, JSON.stringify(content, null, 2)]]);
  return findSampleItems({ texts, images }).map(({ position, path: field }) => `${position.line} ${formatPath(field)}`);
}

describe("the list of remaining sample content", () => {
  it.each<[string, object, string[]]>([
    ["nothing if the content is finished", { firm: { name: "A firm" }, open: true, count: 3, note: null }, []],
    [
      "a marked field, with the line of its value",
      { contact: { sample: ["phone"], email: "a@b.law", phone: "" } },
      ["7 contact.phone"],
    ],
    ["a marked group once", { links: { sample: true, consultation: "https://www.example.com" } }, ["2 links"]],
    [
      "a marked field once, even if its value is also a reserved example",
      { contact: { sample: ["phone"], phone: "(248) 555-0134" } },
      ["6 contact.phone"],
    ],
    ["no field that is missing in the model", { whatever: "https://www.example.com" }, []],
    ["https://www.example.com", { url: "https://www.example.com" }, ["2 url"]],
    ["https://EXAMPLE.com:8443?a", { url: "https://EXAMPLE.com:8443?a" }, ["2 url"]],
    ["https://forms.example.org/guide", { url: "https://forms.example.org/guide" }, ["2 url"]],
    ["OFFICE@MAIL.EXAMPLE.COM", { contact: { email: "OFFICE@MAIL.EXAMPLE.COM" } }, ["3 contact.email"]],
    ["(734) 555-0199", { contact: { phone: "(734) 555-0199" } }, ["3 contact.phone"]],
  ])("names %s", (_what, site, expected) => {
    expect(listed(site)).toEqual(expected);
  });

  it("names an image that this project drew, even if it is not marked, but no image of the firm", () => {
    const metadata = { format: "png", width: 640, height: 640, complete: true } as const;
    const images = new Map([
      ["./images/drawn.png", { ...metadata, isSample: true }],
      ["./images/own.png", { ...metadata, isSample: false }],
    ]);
    const awards = [{ image: "./images/own.png" }, { image: "./images/drawn.png" }];
    expect(listed({ awards }, "awards.json", images)).toEqual(["7 awards[1].image"]);
    const texts = new Map([["awards.json", JSON.stringify({ awards })]]);
    const sentence = '"./images/drawn.png", an image that this project drew; upload the real';
    expect(formatSampleItems(findSampleItems({ texts, images }))).toContain(sentence);
    expect([...FIXTURES.images.values()].map((image) => image?.isSample)).not.toContain(false);
  });

  it.each([
    ["the fixtures", FIXTURES],
    ["a file that is marked as a whole", withEdits(FIXTURES, { "faq.sample": true })],
  ])("gives the right line for every item of %s", (_which, sources) => {
    const items = findSampleItems(sources);
    expect(items.length).toBeGreaterThan(0);
    for (const { file, position, path: field, actual } of items) {
      const key = field.findLast((part) => typeof part === "string");
      const line = sources.texts.get(file.replace("content/", ""))?.split("\n")[position.line - 1];
      // A file, an entry of a list, and the group of a missing field start with a brace.
      const isGroup = typeof field.at(-1) !== "string" || actual === undefined;
      expect(line).toMatch(isGroup ? /\{/ : new RegExp(`"${key}":`));
    }
    expect(formatSampleItems([])).toMatch(/Nothing on the site is sample content any more/);
  });
});
