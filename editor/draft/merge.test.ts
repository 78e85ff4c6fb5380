/** @jest-environment node */
import path from "node:path";
import { contentNames } from "../../content-model/check";
import { formatPath } from "../../content-model/diagnostics";
import { isRecord, placesIn } from "../../content-model/rule-types";
import type { ContentName } from "../../content-model/schemas";
import { parseContent } from "../../gatsby/content/parse-content";
import { between, pick, type Random, seededRandom, shuffled } from "../../test/helpers/random";
import type { Contents } from "./draft";
import { conflictKey, mergeContent, type Side } from "./merge";
import { valueAt } from "./paths";

const FIXTURE = parseContent(path.join(__dirname, "../../test/fixtures/content"));
const BASE: Contents = FIXTURE;

type Versions = Record<"base" | Side, unknown>;

/** Merges one file. @returns the places of the conflicts, too */
function merge(name: ContentName, { base, mine, theirs }: Versions, choices: Record<string, Side> = {}) {
  const chosen = new Map(Object.entries(choices));
  const { merged, conflicts } = mergeContent({ [name]: base }, { [name]: mine }, { [name]: theirs }, chosen);
  return { merged: merged[name], conflicts, places: conflicts.map((conflict) => formatPath(conflict.path)) };
}

/** Everything that is written in a value: texts, numbers, and yes or no. Marks of samples go when either side's go. */
function writtenIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(writtenIn);
  if (isRecord(value)) return Object.keys(value).flatMap((key) => (key === "sample" ? [] : writtenIn(value[key])));
  return value === undefined ? [] : [String(value)];
}

/** All that is in a merged content or is asked about. */
function keptIn({ merged, conflicts }: ReturnType<typeof mergeContent>): Set<string> {
  return new Set(writtenIn([merged, conflicts.map(({ mine, theirs }) => [mine, theirs])]));
}

/** An edit that need not make sense; all that it writes is new. */
function editSomewhere(content: unknown, file: ContentName, random: Random, token: () => string): void {
  const places = placesIn({ file, path: [], value: content }).filter(
    ({ path: [...keys] }) => keys.length > 0 && !keys.includes("sample") && keys.at(-1) !== "id",
  );
  const isList = random() < 0.5;
  const place = pick(
    random,
    places.filter(({ value }) => (isList ? Array.isArray(value) && value.length > 0 : typeof value !== "object")),
  );
  if (Array.isArray(place?.value)) editList(place.value, random, token);
  else if (place) {
    const group = Object(valueAt(content, place.path.slice(0, -1)));
    const key = place.path.at(-1) ?? "";
    if (random() < 0.1 && isRecord(group)) delete group[key];
    else Reflect.set(group, key, rewritten(place.value, token));
  }
}

function editList(list: unknown[], random: Random, token: () => string): void {
  const index = between(random, 0, list.length - 1);
  const kind = pick(random, ["add", "remove", "move", "reorder"]);
  const entry = kind === "add" ? rewritten(list[index], token) : list.splice(index, 1)[0];
  if (kind === "add" || kind === "move") list.splice(between(random, 0, list.length), 0, entry);
  if (kind === "reorder") list.push(entry, ...shuffled(random, list.splice(0)));
}

function rewritten(value: unknown, token: () => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => rewritten(entry, token));
  if (!isRecord(value)) return typeof value === "number" ? Number(token()) : token();
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, rewritten(field, token)]));
}

/** Two people's drafts of the same content, with a number of edits each. */
function twoDrafts(seed: number): [mine: Contents, theirs: Contents] {
  const random = seededRandom(seed);
  let count = 0;
  const token = () => `${7_000_000 + seed * 1000 + count++}`;
  const file = pick(random, contentNames()) ?? "site";
  const draft = () => {
    const content = structuredClone(BASE);
    for (let edits = between(random, 1, 12); edits > 0; edits--) editSomewhere(content[file], file, random, token);
    return content;
  };
  return [draft(), draft()];
}

describe("whatever two people have written", () => {
  const drafts = Array.from({ length: 250 }, (_, seed) => [seed, ...twoDrafts(seed)] as const);

  it("is all in the merged content or among the conflicts, the same from either side", () => {
    const before = new Set(writtenIn(BASE));
    for (const [seed, mine, theirs] of drafts) {
      const [here, there] = [mergeContent(BASE, mine, theirs), mergeContent(BASE, theirs, mine)];
      const written = writtenIn([mine, theirs]).filter((word) => !before.has(word));
      const kept = keptIn(here);
      expect([seed, written.filter((word) => !kept.has(word))]).toEqual([seed, []]);
      expect([seed, keptIn(there), there.conflicts.length]).toEqual([seed, kept, here.conflicts.length]);
    }
  });

  it("changes nothing where only one of them has written", () => {
    for (const [, mine] of drafts.slice(0, 100)) {
      const versions = [mergeContent(BASE, mine, BASE), mergeContent(BASE, BASE, mine), mergeContent(BASE, mine, mine)];
      for (const version of versions) expect(version).toEqual({ merged: mine, conflicts: [] });
    }
  });

  it("is settled by a choice at each conflict, in any order", () => {
    let settled = 0;
    for (const [seed, mine, theirs] of drafts) {
      const { merged, conflicts } = mergeContent(BASE, mine, theirs);
      const random = seededRandom(seed);
      const choices = new Map<string, Side>();
      for (const conflict of shuffled(random, conflicts)) {
        expect([seed, valueAt(merged[conflict.file], conflict.path)]).toEqual([seed, conflict.mine ?? conflict.theirs]);
        choices.set(conflictKey(conflict), random() < 0.5 ? "mine" : "theirs");
        const open = conflicts.filter((each) => !choices.has(conflictKey(each)));
        expect(mergeContent(BASE, mine, theirs, choices).conflicts).toEqual(open);
        settled++;
      }
      const result = new Set(writtenIn(mergeContent(BASE, mine, theirs, choices).merged));
      const chosen = conflicts.flatMap((conflict) => writtenIn(conflict[choices.get(conflictKey(conflict)) ?? "mine"]));
      expect([seed, chosen.filter((word) => !result.has(word))]).toEqual([seed, []]);
    }
    expect(settled).toBeGreaterThan(50);
  });
});

const faq = (...questions: object[]) => ({ questions });
const entry = (id: string, question = `What about ${id}?`) => ({ id, question });
const [a, b, c, d] = [entry("a"), entry("b"), entry("c"), entry("d")] as const;
const changedA = entry("a", "New?");
const [m, t] = [{ question: "Mine?" }, { question: "Theirs?" }];

const stat = (label: string, number: number, suffix = "+") => ({ number, suffix, label });
const stats = (...figures: object[]) => ({ stats: figures });
const [years, deeds, success] = [stat("Years", 35), stat("Deeds", 25000), stat("Success", 94, "%")] as const;
const [later, suffixed] = [
  { ...years, number: 36 },
  { ...years, suffix: "++" },
];

const biography = (...paragraphs: string[]) => ({ about: { biography: paragraphs } });
const hours = (...times: [opens: string, closes: string][]) => ({
  contact: { hours: times.map(([opens, closes]) => ({ from: "Monday", to: "Friday", opens, closes })) },
});
const cities = (...names: string[]) => ({ cities: names });

describe("two people in the same file", () => {
  it.each<[string, ContentName, base: object, mine: object, theirs: object, merged: object]>([
    [
      "fields of one entry",
      "stats",
      stats(years),
      stats(later),
      stats(suffixed),
      stats({ ...later, ...{ suffix: "++" } }),
    ],
    ["new entries where each was put", "faq", faq(a, b), faq(a, d, b), faq(c, a, b), faq(c, a, d, b)],
    ["new entries without a name", "faq", faq(a), faq(a, m), faq(a, t), faq(a, t, m)],
    ["a new entry once that both have added", "faq", faq(a, b), faq(changedA, b, d), faq(a, b, d), faq(changedA, b, d)],
    ["no entry that one of them has deleted", "faq", faq(a, b, c), faq(changedA, b, c), faq(a, c), faq(changedA, c)],
    ["a new order with new words", "faq", faq(a, b, c), faq(c, a, b), faq(changedA, b, d, c), faq(c, changedA, b, d)],
    ["new words in a new order", "faq", faq(a, b, c), faq(changedA, b, d, c), faq(c, a, b), faq(c, changedA, b, d)],
    ["the first one's order of two", "faq", faq(a, b, c), faq(c, a, b), faq(b, a, c), faq(c, a, b)],
    [
      "a moved entry without a name",
      "stats",
      stats(years, deeds),
      stats(deeds, years),
      stats(later, deeds),
      stats(deeds, later),
    ],
    [
      "a moved entry that both have changed",
      "stats",
      stats(years, deeds, success),
      stats(success, later, deeds),
      stats(suffixed, deeds, success),
      stats(success, { ...later, suffix: "++" }, deeds),
    ],
    [
      "both changes of entries that nothing tells apart",
      "site",
      hours(["09:00", "12:00"], ["13:00", "17:00"]),
      hours(["08:00", "12:00"], ["13:00", "18:00"]),
      hours(["09:00", "11:30"], ["12:30", "17:00"]),
      hours(["08:00", "11:30"], ["12:30", "18:00"]),
    ],
    [
      "new paragraphs and changed ones",
      "landing",
      biography("One.", "Two.", "Three."),
      biography("One.", "New.", "Two.", "Three."),
      biography("One.", "Two, changed.", "Three.", "Four."),
      biography("One.", "New.", "Two, changed.", "Three.", "Four."),
    ],
    [
      "cities that nobody has removed or anybody has added, from A to Z",
      "cities",
      cities("Detroit", "Novi", "Troy"),
      cities("Detroit", "Fraser", "Troy", "Utica"),
      cities("Fraser", "Novi", "Taylor", "Troy"),
      cities("Fraser", "Taylor", "Troy", "Utica"),
    ],
    [
      "an answer beside keys in another order",
      "faq",
      faq(a),
      faq({ question: a.question, id: "a" }),
      faq({ ...a, answer: "Because." }),
      faq({ ...a, answer: "Because." }),
    ],
    [
      "nothing deleted whose keys were only reordered",
      "faq",
      faq(a),
      faq(),
      faq({ question: a.question, id: "a" }),
      faq(),
    ],
  ])("keep %s", (_what, file, base, mine, theirs, merged) => {
    expect(merge(file, { base, mine, theirs })).toMatchObject({ merged, places: [] });
  });

  const hero = (map?: object) => ({ hero: { ...(map && { map }) } });
  const headline = (words: string) => ({ hero: { headline: words } });

  it.each<[string, ContentName, base: object, mine: object, theirs: object, place: string]>([
    ["the same field", "landing", headline("Old"), headline("Mine"), headline("Theirs"), "hero.headline"],
    ["an entry deleted and changed", "faq", faq(b, a), faq(b), faq(b, changedA), "questions[1]"],
    ["a group deleted and changed", "landing", hero({ line: "Base" }), hero(), hero({ line: "New" }), "hero.map"],
    [
      "a figure replaced and changed",
      "stats",
      stats(deeds, years),
      stats(deeds, stat("Counties", 9)),
      stats(deeds, later),
      "stats[1]",
    ],
    [
      "a paragraph",
      "landing",
      biography("One.", "Two."),
      biography("One, mine.", "Two."),
      biography("One, theirs.", "Two."),
      "about.biography[0]",
    ],
  ])("are asked about %s, and either answer counts", (_what, file, base, mine, theirs, place) => {
    const { places, conflicts } = merge(file, { base, mine, theirs });
    expect([places, conflicts.map(conflictKey)]).toEqual([[place], [`${file}.${place}`]]);
    const chosen = (side: Side) => merge(file, { base, mine, theirs }, { [`${file}.${place}`]: side });
    expect(chosen("mine")).toMatchObject({ merged: mine, conflicts: [] });
    expect(chosen("theirs")).toMatchObject({ merged: theirs, conflicts: [] });
    expect(chosen("mine").merged).toEqual(mine);
  });

  it("are asked about the field only, of an entry that is still called the same", () => {
    const theirs = stats({ ...years, number: 37, suffix: "" });
    const { places, conflicts, merged } = merge("stats", { base: stats(years), mine: stats(later), theirs });
    expect([places, merged]).toEqual([["stats[0].number"], stats({ ...later, suffix: "" })]);
    const [conflict] = conflicts;
    expect(conflict).toEqual({ file: "stats", path: ["stats", 0, "number"], base: 35, mine: 36, theirs: 37 });
  });

  it.each([
    ["before", ["New.", "We draft and record deeds in Michigan.", "Ask before you sign."]],
    ["behind", ["We draft and record deeds in Michigan.", "New.", "Ask before you sign."]],
  ])("are asked about a paragraph that both have changed, also with a new one %s it", (_where, paragraphs) => {
    const versions = {
      base: biography("We draft deeds in Michigan.", "Ask before you sign."),
      mine: biography(...paragraphs),
      theirs: biography("We draft deeds in all of Michigan.", "Ask before you sign."),
    };
    const { conflicts, places } = merge("landing", versions);
    expect(conflicts).toMatchObject([{ mine: "We draft and record deeds in Michigan." }]);
    const { merged } = merge("landing", versions, { [`landing.${places[0]}`]: "theirs" });
    const expected = ["Ask before you sign.", "New.", "We draft deeds in all of Michigan."];
    expect(writtenIn(merged).toSorted()).toEqual(expected);
  });

  it.each([
    [["name", "phone"], ["phone"], ["name"], undefined],
    [["name"], ["name", "phone"], ["name", "office"], true],
    [true, ["name"], ["name", "phone"], ["name"]],
    [true, ["name"], undefined, undefined],
    [undefined, ["name"], ["phone"], ["name", "phone"]],
    [["name"], true, ["name", "phone"], true],
  ])("merge marks of sample content: from %j, %j and %j comes %j", (base, mine, theirs, expected) => {
    const lawyer = (sample: unknown) => ({
      legal: { responsibleLawyer: { sample, name: "A", office: "B", phone: "C" } },
    });
    const result = merge("site", { base: lawyer(base), mine: lawyer(mine), theirs: lawyer(theirs) });
    expect(result).toMatchObject({ merged: lawyer(expected), places: [] });
  });
});
