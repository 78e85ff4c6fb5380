/** @jest-environment node */
import { readCounties } from "../../content-model/read-counties";
import type { ContentName } from "../../content-model/schemas";
import type { Snapshot } from "../repositories/repository";
import { TEXTS as FIXTURES, IMAGES, SNAPSHOT } from "../test/helpers/fixture-snapshot";
import { changesOf } from "./changes-of";
import { checkDraft } from "./check-draft";
import { type Draft, draftOf, draftTexts, safeImageName } from "./draft";
import { valueAt, withValueAt } from "./paths";
import { formatJson } from "./serialize";

/** The file in the format of the content editor. */
const REVIEWS = formatJson("reviews", JSON.parse(FIXTURES.get("reviews.json") ?? ""));
const TEXTS = new Map(FIXTURES).set("reviews.json", REVIEWS);

const snapshot = (texts = TEXTS): Snapshot => ({ ...SNAPSHOT, texts });
const draft = draftOf(snapshot());
const ENTRY = ["awards", 0];

function edited(file: ContentName, at: readonly (string | number)[], value: unknown, from: Draft = draft): Draft {
  return { ...from, contents: { ...from.contents, [file]: withValueAt(from.contents[file], at, value) } };
}

const withImage = (from: Draft, name: string): Draft => {
  const metadata = { format: "png", width: 1, height: 1, complete: true, isSample: false } as const;
  const image = { bytes: new Uint8Array([1, 2, 3]), hash: "new", metadata };
  return { ...from, images: new Map(from.images).set(name, image) };
};

const fileNames = (from: Draft) => [...changesOf(from).files.keys()];
const problems = (from: Draft) =>
  checkDraft(from, {}, readCounties()).map(({ path: [...place], message }) => [place.join("."), message]);

describe("a save", () => {
  test("writes no unchanged file, however it is formatted", () => {
    const compact = new Map([...TEXTS].map(([name, text]) => [name, JSON.stringify(JSON.parse(text))]));
    expect(fileNames(draft)).toEqual([]);
    expect(draftTexts(draftOf(snapshot(compact)))).toEqual(compact);
  });

  test("writes the changed file; all others keep their bytes", () => {
    const changed = edited("reviews", ["reviews", 0, "source"], "Letter");
    expect(changesOf(changed)).toMatchObject({
      version: "1",
      message: expect.stringMatching(/^Client reviews: 1 changed\n\n/),
    });
    expect(fileNames(changed)).toEqual(["reviews.json"]);
    const texts = draftTexts(changed);
    for (const [name, text] of TEXTS) if (name !== "reviews.json") expect(texts.get(name)).toBe(text);
    expect(texts.get("reviews.json")).toBe(REVIEWS.replace("Google", "Letter"));
  });

  test("does not write a broken file", () => {
    const broken = draftOf(snapshot(new Map(TEXTS).set("faq.json", "{ broken")));
    expect(fileNames(edited("stats", ["stats", 1, "number"], 26000, broken))).toEqual(["stats.json"]);
    expect(draftTexts(broken).get("faq.json")).toBe("{ broken");
  });
});

describe("images", () => {
  const NEW = "./images/awards/new.png";
  const old = String(valueAt(draft.contents.awards, ["awards", 0, "image"])).slice(2);
  const replaced = withImage(edited("awards", [...ENTRY, "image"], NEW), NEW);

  test("are deleted when nothing uses them anymore", () => {
    expect(changesOf(replaced).files.get(old)).toBeNull();
    expect(changesOf(replaced).files.get("images/awards/new.png")).toEqual(new Uint8Array([1, 2, 3]));
    const shared = edited("awards", ["awards", 1, "image"], `./${old}`, replaced);
    expect(fileNames(shared)).not.toContain(old);
  });

  test("are not saved if they were replaced before the save, and not deleted if they were never used", () => {
    expect(fileNames(edited("awards", [...ENTRY, "image"], `./${old}`, replaced))).toEqual([]);
    const unused = { ...snapshot(), images: new Map(IMAGES).set("./images/awards/spare.png", "spare") };
    expect(fileNames({ ...replaced, base: unused })).not.toContain("images/awards/spare.png");
  });

  test.each([
    ["Mein Bild (1).PNG", "png", "mein-bild-1.png"],
    ["Dr. Müller.jpg", "jpeg", "dr-muller.jpg"],
    ["a JPEG with another name.png", "jpeg", "a-jpeg-with-another-name.jpg"],
    ["../../site.json.png", "png", "site-json.png"],
    ["写真.png", "png", "image.png"],
    ["photo", "webp", "photo.webp"],
    ["seal.png", "png", "seal-3.png"],
  ])("%s of the format %s is called %s", (chosen, format, name) => {
    const taken = new Set(["./images/seal.png", "./images/seal-2.png"]);
    expect(safeImageName("./images", chosen, format, taken)).toBe(`./images/${name}`);
  });
});

describe("the check of a draft", () => {
  test("names the missing fields of a new entry, except derived ones", () => {
    const review = { name: "", source: "", fullText: "" };
    const count = Object(draft.contents.reviews).reviews.length;
    const added = edited("reviews", ["reviews"], [...Object(draft.contents.reviews).reviews, review]);
    expect(problems(added)).toEqual([
      [`reviews.${count}.date`, "is missing"],
      [`reviews.${count}.name`, "is empty; write the text"],
      [`reviews.${count}.source`, "is empty; write the text"],
      [`reviews.${count}.fullText`, "is empty; write the text"],
    ]);
  });

  test("accepts a client's new name with a typed or a derived initial", () => {
    expect(problems(edited("reviews", ["reviews", 0, "name"], "李 Wei"))).toEqual([]);
    const initial = edited("reviews", ["reviews", 0, "initial"], undefined);
    expect(problems(edited("reviews", ["reviews", 0, "name"], "J.D. Smith", initial))).toEqual([]);
  });
});
