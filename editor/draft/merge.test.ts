/** @jest-environment node */
import path from "node:path";
import { contentNames } from "../../content-model/check";
import { formatPath } from "../../content-model/diagnostics";
import { isRecord } from "../../content-model/rule-types";
import type { Content, ContentName } from "../../content-model/schemas";
import { parseContent } from "../../gatsby/content/parse-content";
import { readContent } from "../../gatsby/content/read-content";
import { editContent } from "../../test/helpers/edit-content";
import { between, pick, type Random, seededRandom, shuffled } from "../../test/helpers/random";
import type { Contents } from "./draft";
import { type Conflict, conflictKey, mergeContent, type Side } from "./merge";

const FIXTURES = readContent(path.join(__dirname, "../../test/fixtures/content"));
const FIXTURE = parseContent(FIXTURES);

function drafts(content: Content): Contents {
  return Object.fromEntries(contentNames().map((name) => [name, content[name]]));
}

const BASE = drafts(FIXTURE);

/** Everything that is written in a value: texts, numbers, and yes or no. Marks of samples go when either side's go. */
function writtenIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(writtenIn);
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, field]) => (key === "sample" ? [] : writtenIn(field)));
  return value === undefined ? [] : [String(value)];
}

/** Merges one file. @returns the places of the conflicts, too */
function merge<Name extends ContentName>(
  name: Name,
  { base = FIXTURE[name], mine = base, theirs = base }: Partial<Record<Side | "base", unknown>>,
  choices: Record<string, Side> = {},
) {
  const chosen = new Map(Object.entries(choices));
  const { merged, conflicts } = mergeContent({ [name]: base }, { [name]: mine }, { [name]: theirs }, chosen);
  return { merged: merged[name], conflicts, places: conflicts.map((conflict) => formatPath(conflict.path)) };
}

const withHeadline = (headline: string) => edited(FIXTURE.landing, ({ hero }) => Object.assign(hero, { headline }));

/** A copy with something changed. */
function edited<T>(value: T, edit: (copy: T) => void): T {
  const copy = structuredClone(value);
  edit(copy);
  return copy;
}

/** An edit that need not make sense; all that it writes is new. */
function editSomewhere(content: unknown, random: Random, token: () => string): void {
  const groups: Record<string, unknown>[] = [];
  const lists: unknown[][] = [];
  const visit = (value: unknown) => {
    if (Array.isArray(value)) lists.push(value);
    else if (isRecord(value)) groups.push(value);
    for (const [key, field] of Object.entries(Object(value))) {
      if (typeof field === "object" && key !== "sample") visit(field);
    }
  };
  visit(content);
  const rewritten = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewritten);
    if (!isRecord(value)) return typeof value === "number" ? Number(token()) : token();
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, rewritten(field)]));
  };
  if (random() < 0.5) {
    const group =
      pick(
        random,
        groups.filter((each) => Object.keys(each).length > 0),
      ) ?? {};
    const key =
      pick(
        random,
        Object.keys(group).filter((each) => each !== "id" && each !== "sample"),
      ) ?? "sample";
    if (random() < 0.1) delete group[key];
    else if (key !== "sample" && typeof group[key] !== "object") group[key] = rewritten(group[key]);
    return;
  }
  const list = pick(
    random,
    lists.filter((each) => each.length > 0),
  );
  if (!list) return;
  const index = between(random, 0, list.length - 1);
  const kind = pick(random, ["add", "remove", "move", "change", "reorder"]);
  const [entry] = kind === "add" ? [list[index]] : list.splice(index, 1);
  if (kind === "add" || kind === "move")
    list.splice(between(random, 0, list.length), 0, kind === "add" ? rewritten(entry) : entry);
  if (kind === "change") list.splice(index, 0, typeof entry === "string" ? token() : entry);
  if (kind === "reorder") list.push(entry, ...shuffled(random, list.splice(0)));
}

/** Two people's drafts of the same content, with a number of edits each. */
function twoDrafts(seed: number): [mine: Contents, theirs: Contents] {
  const random = seededRandom(seed);
  let count = 0;
  const token = () => `${7_000_000 + seed * 1000 + count++}`;
  const file = pick(random, contentNames()) ?? "site";
  const draft = () =>
    edited(BASE, (content) => {
      for (let edits = between(random, 1, 12); edits > 0; edits--) {
        editSomewhere(content[file], random, token);
      }
    });
  return [draft(), draft()];
}

const SEEDS = Array.from({ length: 1000 }, (_, seed) => seed);

describe("whatever two people have written", () => {
  it("is all in the merged content or among the conflicts", () => {
    const before = new Set(writtenIn(BASE));
    const lost = SEEDS.flatMap((seed) => {
      const [mine, theirs] = twoDrafts(seed);
      const { merged, conflicts } = mergeContent(BASE, mine, theirs);
      const found = new Set(writtenIn([merged, conflicts.map((conflict) => [conflict.mine, conflict.theirs])]));
      const written = [...writtenIn(mine), ...writtenIn(theirs)].filter((word) => !before.has(word));
      return written.filter((word) => !found.has(word)).map((word) => `${seed}: ${word}`);
    });
    expect(lost).toEqual([]);
  });

  it("is the same from either side", () => {
    const wordsOf = ({ merged, conflicts }: ReturnType<typeof mergeContent>) =>
      [...new Set(writtenIn([merged, conflicts.map(({ mine, theirs }) => [mine, theirs])]))].sort();
    for (const seed of SEEDS.slice(0, 500)) {
      const [mine, theirs] = twoDrafts(seed);
      const [here, there] = [mergeContent(BASE, mine, theirs), mergeContent(BASE, theirs, mine)];
      expect([seed, wordsOf(here)]).toEqual([seed, wordsOf(there)]);
      expect([seed, here.conflicts.length]).toEqual([seed, there.conflicts.length]);
    }
  });

  it("changes nothing where only one of them has written", () => {
    for (const seed of SEEDS.slice(0, 500)) {
      const [mine] = twoDrafts(seed);
      expect(mergeContent(BASE, mine, BASE)).toEqual({ merged: mine, conflicts: [] });
      expect(mergeContent(BASE, BASE, mine)).toEqual({ merged: mine, conflicts: [] });
      expect(mergeContent(BASE, mine, mine)).toEqual({ merged: mine, conflicts: [] });
    }
  });

  it("is settled by a choice at each conflict, in any order", () => {
    let settled = 0;
    for (const seed of SEEDS.slice(0, 500)) {
      const [mine, theirs] = twoDrafts(seed);
      const { merged, conflicts } = mergeContent(BASE, mine, theirs);
      const random = seededRandom(seed);
      const choices = new Map<string, Side>();
      for (const conflict of shuffled(random, conflicts)) {
        choices.set(conflictKey(conflict), random() < 0.5 ? "mine" : "theirs");
        const open = conflicts.filter((each) => !choices.has(conflictKey(each)));
        expect(mergeContent(BASE, mine, theirs, choices).conflicts).toEqual(open);
        settled++;
      }
      expect(choices.size).toBe(conflicts.length);
      const result = new Set(writtenIn(mergeContent(BASE, mine, theirs, choices).merged));
      const chosen = conflicts.flatMap((conflict) => writtenIn(conflict[choices.get(conflictKey(conflict)) ?? "mine"]));
      expect(chosen.filter((word) => !result.has(word))).toEqual([]);
      for (const { file, path: place, mine: own, theirs: other } of conflicts) {
        const there = place.reduce<unknown>((value, key) => Object(value)[key], merged[file]);
        expect([seed, there]).toEqual([seed, own ?? other]);
      }
    }
    expect(settled).toBeGreaterThan(200);
  });

  it("is in order again after two ordinary days of work on the same content", () => {
    for (let seed = 0; seed < 15; seed++) {
      const day = (number: number) =>
        parseContent(editContent(FIXTURES, seededRandom(number), { day: "2026-10-01" }).sources);
      const [mine, theirs] = [drafts(day(seed)), drafts(day(seed + 100))];
      const { merged, conflicts } = mergeContent(BASE, mine, theirs);
      const before = new Set(writtenIn(BASE));
      const found = new Set(writtenIn([merged, conflicts.map((conflict) => [conflict.mine, conflict.theirs])]));
      const written = [...writtenIn(mine), ...writtenIn(theirs)].filter((word) => !before.has(word));
      expect(written.filter((word) => !found.has(word))).toEqual([]);
    }
  });
});

describe("two people in the same file", () => {
  it("both keep what they have changed in different fields of one entry", () => {
    const base = { ...FIXTURE.services.services[0] };
    const services = (change: object) => ({ services: [{ ...base, ...change }] });
    const versions = { base: services({}), mine: services({ title: "Deeds" }), theirs: services({ icon: "trust" }) };
    const { merged, places } = merge("services", versions);
    expect([merged, places]).toEqual([services({ title: "Deeds", icon: "trust" }), []]);
  });

  it("are asked where they have changed the same field, and either answer counts", () => {
    const mine = withHeadline("Deeds done right");
    const theirs = withHeadline("Deeds done well");
    const { conflicts } = merge("landing", { mine, theirs });
    const conflict: Conflict = {
      file: "landing",
      path: ["hero", "headline"],
      base: FIXTURE.landing.hero.headline,
      mine: "Deeds done right",
      theirs: "Deeds done well",
    };
    expect(conflicts).toEqual([conflict]);
    expect(conflictKey(conflict)).toBe("landing.hero.headline");
    const chosen = (side: Side) => merge("landing", { mine, theirs }, { "landing.hero.headline": side });
    expect(chosen("mine")).toMatchObject({ merged: mine, conflicts: [] });
    expect(chosen("theirs")).toMatchObject({ merged: theirs, conflicts: [] });
  });

  it("are not asked where they have written the same", () => {
    const mine = withHeadline("Deeds done right");
    expect(merge("landing", { mine, theirs: structuredClone(mine) })).toMatchObject({ merged: mine, conflicts: [] });
  });
});

describe("a list whose entries have permanent names", () => {
  const entry = (id: string | undefined, question = `What about ${id}?`) => ({ ...(id && { id }), question });
  const list = (...questions: object[]) => ({ questions });
  const base = list(entry("a"), entry("b"), entry("c"));
  const idsOf = (merged: unknown) => (merged as { questions: { id?: string }[] }).questions.map(({ id }) => id);

  it("keeps what both have added, each where it was put", () => {
    const mine = list(entry("a"), entry("m"), entry("b"), entry("c"));
    const theirs = list(entry("t"), entry("a"), entry("b"), entry("c"), entry("u"));
    const { merged, places } = merge("faq", { base, mine, theirs });
    expect([idsOf(merged), places]).toEqual([["t", "a", "m", "b", "c", "u"], []]);
  });

  it("takes an entry without a name for a new one", () => {
    const mine = list(...base.questions, entry(undefined, "Mine?"));
    const theirs = list(...base.questions, entry(undefined, "Theirs?"));
    const { merged, places } = merge("faq", { base, mine, theirs });
    expect(writtenIn(merged)).toEqual(expect.arrayContaining(["Mine?", "Theirs?"]));
    expect([idsOf(merged).length, places]).toEqual([5, []]);
  });

  it("has a new entry once that both have added", () => {
    const mine = list(entry("a", "New?"), entry("b"), entry("c"), entry("d"));
    const theirs = list(...base.questions, entry("d"));
    expect(merge("faq", { base, mine, theirs })).toMatchObject({ merged: mine, places: [] });
  });

  it("drops what one has deleted and the other has left alone", () => {
    const theirs = list(entry("a"), entry("c"));
    expect(merge("faq", { base, mine: list(entry("a", "New?"), entry("b"), entry("c")), theirs })).toMatchObject({
      merged: list(entry("a", "New?"), entry("c")),
      places: [],
    });
  });

  it("asks about what one has deleted and the other has changed", () => {
    const mine = list(entry("a"), entry("c"));
    const theirs = list(entry("a"), entry("b", "New?"), entry("c"));
    const asked = merge("faq", { base, mine, theirs });
    expect(asked.conflicts).toEqual([
      { file: "faq", path: ["questions", 1], base: entry("b"), mine: undefined, theirs: entry("b", "New?") },
    ]);
    expect(asked.merged).toEqual(theirs);
    expect(merge("faq", { base, mine, theirs }, { "faq.questions[1]": "mine" }).merged).toEqual(mine);
    expect(merge("faq", { base, mine, theirs }, { "faq.questions[1]": "theirs" }).merged).toEqual(theirs);
  });

  it("takes the order of the one who has changed it, with the words of the other", () => {
    const reordered = list(entry("c"), entry("a"), entry("b"));
    const reworded = list(entry("a", "New?"), entry("b"), entry("d"), entry("c"));
    const expected = list(entry("c"), entry("a", "New?"), entry("b"), entry("d"));
    expect(merge("faq", { base, mine: reordered, theirs: reworded })).toMatchObject({ merged: expected, places: [] });
    expect(merge("faq", { base, mine: reworded, theirs: reordered })).toMatchObject({ merged: expected, places: [] });
    const other = list(entry("b"), entry("a"), entry("c"));
    expect(idsOf(merge("faq", { base, mine: reordered, theirs: other }).merged)).toEqual(["c", "a", "b"]);
  });
});

describe("a list whose entries have no names", () => {
  const stat = (label: string, number: number, suffix = "+") => ({ number, suffix, label });
  const [years, deeds, success] = [stat("Years", 35), stat("Deeds", 25000), stat("Success", 94, "%")];
  const base = { stats: [years, deeds, success] };

  it("finds an entry again that was moved, by what it is called", () => {
    const mine = { stats: [success, years, deeds] };
    const theirs = { stats: [{ ...years, number: 36 }, deeds, success] };
    const { merged, places } = merge("stats", { base, mine, theirs });
    expect([merged, places]).toEqual([{ stats: [success, { ...years, number: 36 }, deeds] }, []]);
    const both = { stats: [success, { ...years, number: 36 }, deeds] };
    const suffixed = { stats: [{ ...years, suffix: "++" }, deeds, success] };
    const result = { stats: [success, { ...years, number: 36, suffix: "++" }, deeds] };
    expect(merge("stats", { base, mine: both, theirs: suffixed })).toMatchObject({ merged: result, places: [] });
  });

  it("asks about the field only, of an entry that is still called the same", () => {
    const mine = { stats: [{ ...years, number: 36 }, deeds, success] };
    const theirs = { stats: [{ ...years, number: 37, suffix: "" }, deeds, success] };
    expect(merge("stats", { base, mine, theirs }).places).toEqual(["stats[0].number"]);
  });

  it("merges two changes of one entry that has no name at all", () => {
    const hours = (...opening: [opens: string, closes: string][]) => ({
      contact: { hours: opening.map(([opens, closes]) => ({ from: "Monday", to: "Friday", opens, closes })) },
    });
    const base = hours(["09:00", "12:00"], ["13:00", "17:00"]);
    const mine = hours(["08:00", "12:00"], ["13:00", "18:00"]);
    const theirs = hours(["09:00", "11:30"], ["12:30", "17:00"]);
    const { merged, places } = merge("site", { base, mine, theirs });
    expect([merged, places]).toEqual([hours(["08:00", "11:30"], ["12:30", "18:00"]), []]);
  });

  it("never mixes an entry with the one that has replaced it", () => {
    const mine = { stats: [years, stat("Counties", 9), success] };
    const theirs = { stats: [years, { ...deeds, number: 26000 }, success] };
    const asked = merge("stats", { base, mine, theirs });
    expect(asked.places).toEqual(["stats[1]"]);
    expect(merge("stats", { base, mine, theirs }, { "stats.stats[1]": "theirs" }).merged).toEqual(theirs);
    expect(merge("stats", { base, mine, theirs }, { "stats.stats[1]": "mine" }).merged).toEqual(mine);
  });

  it("of paragraphs takes both what was added and what was changed", () => {
    const biography = (...paragraphs: string[]) => ({ about: { biography: paragraphs } });
    const mine = biography("One.", "New.", "Two.", "Three.");
    const theirs = biography("One.", "Two, changed.", "Three.", "Four.");
    const { merged, places } = merge("landing", { base: biography("One.", "Two.", "Three."), mine, theirs });
    expect([merged, places]).toEqual([biography("One.", "New.", "Two, changed.", "Three.", "Four."), []]);
  });

  it("asks about a paragraph that both have changed, also where one has added another beside it", () => {
    const biography = (...paragraphs: string[]) => ({ about: { biography: paragraphs } });
    const base = biography("We draft deeds in Michigan.", "Ask before you sign.");
    const theirs = biography("We draft deeds in all of Michigan.", "Ask before you sign.");
    for (const mine of [
      biography("New.", "We draft and record deeds in Michigan.", "Ask before you sign."),
      biography("We draft and record deeds in Michigan.", "New.", "Ask before you sign."),
    ]) {
      const { conflicts, places } = merge("landing", { base, mine, theirs });
      expect(conflicts).toMatchObject([{ mine: "We draft and record deeds in Michigan." }]);
      const chosen = { [`landing.${places[0]}`]: "theirs" as const };
      const { biography: merged } = Object(merge("landing", { base, mine, theirs }, chosen).merged).about;
      expect(merged.toSorted()).toEqual(["Ask before you sign.", "New.", "We draft deeds in all of Michigan."]);
    }
  });

  it("asks about a paragraph that both have written anew", () => {
    const biography = (...paragraphs: string[]) => ({ about: { biography: paragraphs } });
    const mine = biography("One, mine.", "Two.", "Three.");
    const { places } = merge("landing", {
      base: biography("One.", "Two."),
      mine,
      theirs: biography("One, theirs.", "Two."),
    });
    expect(places).toEqual(["about.biography[0]"]);
  });
});

describe("what has no order", () => {
  it("the cities, are those that nobody has removed and those that anybody has added", () => {
    const base = { cities: ["Detroit", "Novi", "Troy"] };
    const mine = { cities: ["Detroit", "Fraser", "Troy", "Utica"] };
    const theirs = { cities: ["Fraser", "Novi", "Taylor", "Troy"] };
    const { merged, places } = merge("cities", { base, mine, theirs });
    expect(merged).toEqual({ cities: ["Fraser", "Taylor", "Troy", "Utica"] });
    expect(places).toEqual([]);
  });

  it.each([
    [["name", "phone"], ["phone"], ["name"], undefined],
    [["name"], ["name", "phone"], ["name", "office"], true],
    [true, ["name"], ["name", "phone"], ["name"]],
    [true, ["name"], undefined, undefined],
    [undefined, ["name"], ["phone"], ["name", "phone"]],
    [["name"], true, ["name", "phone"], true],
  ])("the marks of sample content: from %j, %j and %j make %j", (base, mine, theirs, expected) => {
    const lawyer = (sample: unknown) => ({
      legal: { responsibleLawyer: { sample, name: "A", office: "B", phone: "C" } },
    });
    const result = merge("site", { base: lawyer(base), mine: lawyer(mine), theirs: lawyer(theirs) });
    expect(result).toMatchObject({ merged: lawyer(expected), places: [] });
  });
});

describe("the keys of a group", () => {
  const question = { question: "Why?", id: "a" };

  it("are no change when they only stand in another order", () => {
    const mine = { questions: [{ id: "a", question: "Why?" }] };
    const theirs = { questions: [{ ...question, answer: "Because." }] };
    const base = { questions: [question] };
    expect(merge("faq", { base, mine, theirs })).toMatchObject({ merged: theirs, places: [] });
    expect(merge("faq", { base, mine: { questions: [] }, theirs: mine }).places).toEqual([]);
  });
});

describe("what is optional", () => {
  it("is not in conflict with a field that somebody has only opened", () => {
    const base = { questions: [{ id: "a", question: "Why?" }] };
    const theirs = { questions: [{ id: "a", question: "Why?", answer: "Because." }] };
    const mine = { questions: [{ id: "a", question: "Why not?", answer: "" }] };
    const merged = { questions: [{ id: "a", question: "Why not?", answer: "Because." }] };
    expect(merge("faq", { base, mine, theirs })).toMatchObject({ merged, places: [] });
  });

  it("is asked about where one has deleted it and the other has changed it", () => {
    const hero = (map?: object) => ({ hero: { ...(map && { map }) } });
    const [base, theirs] = [hero({ line: { label: "Base line" } }), hero({ line: { label: "Meridian" } })];
    const asked = merge("landing", { base, mine: hero(), theirs });
    expect([asked.places, asked.merged]).toEqual([["hero.map"], theirs]);
    expect(merge("landing", { base, mine: hero(), theirs }, { "landing.hero.map": "mine" }).merged).toEqual(hero());
  });
});
