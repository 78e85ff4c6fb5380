/** @jest-environment node */
import { mergeFiles } from "./merge-files";

const BADGE = "images/awards/badge.png";
const award = (id: string, image: string, title = "Of the year") => ({ id, image: `./${image}`, title });
const awards = (...entries: object[]) => ["awards.json", JSON.stringify({ awards: entries })] as const;
const files = (...entries: (readonly [string, string])[]) => new Map(entries);
const merge = (...sides: [base: Map<string, string>, mine: Map<string, string>, theirs: Map<string, string>]) => {
  const merged = mergeFiles(...sides);
  return merged && Object.fromEntries([...merged].map(([name, value]) => [name, value.replace(/\s/g, "")]));
};

describe("files that both sides have changed", () => {
  const base = files(awards(award("a", BADGE)), [BADGE, "1"]);

  it("keep an image that one side has deleted and the other side uses", () => {
    const replaced = files(awards(award("a", "images/new.png")), ["images/new.png", "2"]);
    const reused = files(awards(award("a", BADGE), award("b", BADGE)), [BADGE, "1"]);
    const both = { [BADGE]: "1", "images/new.png": "2" };
    expect(merge(base, replaced, reused)).toMatchObject(both);
    expect(merge(base, reused, replaced)).toMatchObject(both);
  });

  it("lose what one side has deleted", () => {
    const without = files(awards());
    const reworded = files(awards(award("a", BADGE)), ["stats.json", "{}"], [BADGE, "1"]);
    const left = { "awards.json": '{"awards":[]}', "stats.json": "{}" };
    expect(merge(base, without, reworded)).toEqual(left);
    expect(merge(base, reworded, without)).toEqual(left);
  });

  it.each<[string, Map<string, string>, Map<string, string>]>([
    ["both sides replaced an image", files(...base, [BADGE, "2"]), files(...base, [BADGE, "3"])],
    [
      "both sides added an image with the same name",
      files(...base, ["images/a.png", "2"]),
      files(...base, ["images/a.png", "3"]),
    ],
    ["a JSON file is not a content file", files(...base, ["more.json", "[1]"]), files(...base, ["more.json", "[2]"])],
    ["a JSON file cannot be read", files(...base, ["awards.json", "{"]), files(awards(), [BADGE, "1"])],
    ["both sides changed a field", files(awards(award("a", BADGE, "A"))), files(awards(award("a", BADGE, "B")))],
  ])("cannot be merged automatically if %s", (_why, mine, theirs) => {
    expect(mergeFiles(base, mine, theirs)).toBeUndefined();
    expect(mergeFiles(base, theirs, mine)).toBeUndefined();
  });
});
