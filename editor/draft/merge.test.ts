/** @jest-environment node */
import fc from "fast-check";
import { formatPath } from "../../content-model/diagnostics";
import type { ContentName } from "../../content-model/schemas";
import { mergeContent, type Side } from "./merge";
import { placeKey } from "./paths";

type Versions = Record<"base" | Side, unknown>;

/** Merges one file. @returns the merged content, and the conflicts with their places */
function merge(name: ContentName, { base, mine, theirs }: Versions, choices: Record<string, Side> = {}) {
  const chosen = new Map(Object.entries(choices));
  const { merged, conflicts } = mergeContent({ [name]: base }, { [name]: mine }, { [name]: theirs }, chosen);
  return { merged: merged[name], conflicts, places: conflicts.map((conflict) => formatPath(conflict.path)) };
}

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
  ])("keep %s", (_what, file, base, mine, theirs, merged) => {
    expect(merge(file, { base, mine, theirs })).toMatchObject({ merged, places: [] });
    // If only one side has changed anything, or both have made the same change, the change is the result.
    for (const theirsToo of [base, mine]) {
      expect(merge(file, { base, mine, theirs: theirsToo })).toMatchObject({ merged: mine, places: [] });
    }
    expect(merge(file, { base, mine: base, theirs })).toMatchObject({ merged: theirs, places: [] });
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
  ])("have a conflict about %s, and each choice is kept", (_what, file, base, mine, theirs, place) => {
    const { places, conflicts } = merge(file, { base, mine, theirs });
    expect([places, conflicts.map(placeKey)]).toEqual([[place], [`${file}:${place}`]]);
    const chosen = (side: Side) => merge(file, { base, mine, theirs }, { [`${file}:${place}`]: side });
    expect(chosen("mine")).toMatchObject({ merged: mine, conflicts: [] });
    expect(chosen("theirs")).toMatchObject({ merged: theirs, conflicts: [] });
    expect(chosen("mine").merged).toEqual(mine);
  });

  it("have a conflict only about the field, if the entry has kept its name", () => {
    const theirs = stats({ ...years, number: 37, suffix: "" });
    const { places, conflicts, merged } = merge("stats", { base: stats(years), mine: stats(later), theirs });
    expect([places, merged]).toEqual([["stats[0].number"], stats({ ...later, suffix: "" })]);
    const [conflict] = conflicts;
    expect(conflict).toEqual({ file: "stats", path: ["stats", 0, "number"], base: 35, mine: 36, theirs: 37 });
  });

  it.each([
    ["before", ["New.", "We draft and record deeds in Michigan.", "Ask before you sign."]],
    ["after", ["We draft and record deeds in Michigan.", "New.", "Ask before you sign."]],
  ])("are asked about a paragraph that both have changed, even with a new one %s it", (_where, paragraphs) => {
    const versions = {
      base: biography("We draft deeds in Michigan.", "Ask before you sign."),
      mine: biography(...paragraphs),
      theirs: biography("We draft deeds in all of Michigan.", "Ask before you sign."),
    };
    const { conflicts, places } = merge("landing", versions);
    expect(conflicts).toMatchObject([{ mine: "We draft and record deeds in Michigan." }]);
    const { merged } = merge("landing", versions, { [`landing:${places[0]}`]: "theirs" });
    const expected = ["Ask before you sign.", "New.", "We draft deeds in all of Michigan."];
    expect(Object(merged).about.biography.toSorted()).toEqual(expected);
  });

  const badge = (name: string) => ({
    name,
    issuer: "State Bar",
    image: `./images/awards/${name}.png`,
    alt: `${name} badge`,
  });
  const awards = (...entries: object[]) => ({ awards: entries });
  const [probate, title, trusts] = [badge("Probate"), badge("Title"), badge("Trusts")] as const;

  it("do not mix an entry with the next one, which moves up into its place", () => {
    const [dated, changed] = [
      { ...probate, year: 2024 },
      { ...title, issuer: "County Bar" },
    ];
    const versions = { base: awards(probate, title), mine: awards(dated, title), theirs: awards(changed) };
    const { merged, conflicts } = merge("awards", versions);
    expect(merged).toEqual(awards(dated, changed));
    expect(conflicts).toEqual([{ file: "awards", path: ["awards", 0], base: probate, mine: dated, theirs: undefined }]);
  });

  it("have a conflict about the text that both have changed, not about the deleted entry above", () => {
    const versions = {
      base: awards(probate, title, trusts),
      mine: awards(probate, { ...trusts, issuer: "Michigan Bar" }),
      theirs: awards(probate, title, { ...trusts, issuer: "County Bar" }),
    };
    const { conflicts, places } = merge("awards", versions);
    expect(places).toEqual(["awards[1].issuer"]);
    expect(conflicts).toMatchObject([{ base: "State Bar", mine: "Michigan Bar", theirs: "County Bar" }]);
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

describe("the entries of a merged list", () => {
  const review = (name: string, fullText: string) => ({ name, date: "2026-03-14", source: "Google", fullText });
  const reviews = (...entries: object[]) => ({ reviews: entries });
  const ann = review("Ann", "They found the deed.");
  const bob = review("Bob", "My questions were answered at once.");
  const cem = review("Cem", "A trust, recorded within the week.");
  const dan = review("Dan", "Quick, friendly and fair.");
  const lawyers = (...admissions: [attorney: string, ...jurisdictions: string[]][]) => ({
    legal: { admissions: admissions.map(([attorney, ...jurisdictions]) => ({ attorney, jurisdictions })) },
  });

  it.each<[string, ContentName, base: object, mine: object, theirs: object, origins: object]>([
    ["all in their places", "faq", faq(a, b), faq(changedA, b), faq(a, b), {}],
    ["below a new one", "faq", faq(a, b), faq(changedA, b), faq(c, a, b), { "faq:questions": [undefined, 0, 1] }],
    ["moved by others, without changes of mine", "faq", faq(a, b), faq(a, b), faq(b, a), { "faq:questions": [1, 0] }],
    ["after a deleted one", "faq", faq(a, b, c), faq(a, b, d, c), faq(b, c), { "faq:questions": [1, 2, 3] }],
    [
      "without a permanent name, and changed by both",
      "reviews",
      reviews(ann, bob, cem),
      reviews(ann, { ...bob, source: "Letter" }, cem),
      reviews(cem, dan, { ...bob, date: "2026-03-15" }),
      { "reviews:reviews": [2, undefined, 1] },
    ],
    [
      "replaced by something else",
      "reviews",
      reviews(ann, bob),
      reviews(ann, bob),
      reviews(ann, dan),
      { "reviews:reviews": [0, undefined] },
    ],
    [
      "replaced by one with the same words",
      "faq",
      faq(a),
      faq(a),
      faq({ ...a, id: "x" }),
      { "faq:questions": [undefined] },
    ],
    [
      "cities, by their names",
      "cities",
      cities("Grosse Pointe Park", "Troy"),
      cities("Fraser", "Grosse Pointe Park", "Troy"),
      cities("Grosse Pointe Woods", "Taylor", "Troy"),
      { "cities:cities": [0, undefined, undefined, 2] },
    ],
    [
      "in an entry that has moved",
      "site",
      lawyers(["Ann", "Michigan", "Ohio"], ["Bob", "Texas"]),
      lawyers(["Ann", "Michigan", "Ohio"], ["Bob", "Texas"]),
      lawyers(["Bob", "Texas"], ["Ann", "Utah", "Michigan", "Ohio"]),
      { "site:legal.admissions": [1, 0], "site:legal.admissions[1].jurisdictions": [undefined, 0, 1] },
    ],
  ])("can be followed to where they stand now: %s", (_what, name, base, mine, theirs, origins) => {
    const result = mergeContent({ [name]: base }, { [name]: mine }, { [name]: theirs });
    expect(Object.fromEntries(result.origins)).toEqual(origins);
  });
});

describe("random changes by two people to the same list", () => {
  type Entry = Readonly<Record<string, string>>;

  const FIELDS = ["name", "date", "source", "fullText", "initial"] as const;
  /** Fields with the same values in all entries. */
  const SHARED: Entry = { date: "2026-03-14", source: "Google" };

  /** Returns an entry in which each word names its entry and field: "e3-fullText-1". */
  const newEntry = (origin: string, isNamed: boolean): Entry => ({
    ...(isNamed && { id: `${origin}-id` }),
    name: `${origin}-name`,
    fullText: [1, 2, 3, 4].map((word) => `${origin}-fullText-${word}`).join(" "),
    ...SHARED,
  });
  const originOf = (entry: Entry) => entry.name?.split("-")[0];

  const EDITS = fc.array(
    fc.record({
      does: fc.constantFrom("change", "change", "change", "add", "delete", "move"),
      at: fc.nat(7),
      to: fc.nat(7),
      field: fc.constantFrom(...FIELDS),
      isNamed: fc.boolean(),
    }),
    { maxLength: 5 },
  );
  const LIST = fc.array(fc.boolean(), { maxLength: 5 }).map((names) => {
    return names.map((isNamed, index) => newEntry(`e${index}`, isNamed));
  });
  type Edits = typeof EDITS extends fc.Arbitrary<infer T> ? T : never;

  function edit(list: readonly Entry[], edits: Edits, side: string): readonly Entry[] {
    return edits.reduce((entries, { does, at, to, field, isNamed }, step) => {
      const entry = entries[at];
      const origin = entry && originOf(entry);
      if (does === "add") return entries.toSpliced(at, 0, newEntry(`${side}${step}`, isNamed));
      if (!entry) return entries;
      if (does === "delete") return entries.toSpliced(at, 1);
      if (does === "move") return entries.toSpliced(at, 1).toSpliced(to, 0, entry);
      const kept = field === "fullText" ? `${entry.fullText?.split(" ").slice(1).join(" ")} ` : "";
      return entries.with(at, { ...entry, [field]: `${kept}${origin}-${field}-${side}${step}` });
    }, list);
  }

  const wordsOf = (value: unknown) => JSON.stringify(value).match(/\b(?:e|mine|theirs)\d+-[\w-]+/g) ?? [];

  function mergeReviews(base: readonly Entry[], mine: readonly Entry[], theirs: readonly Entry[]) {
    const versions = { base: { reviews: base }, mine: { reviews: mine }, theirs: { reviews: theirs } };
    const { merged, conflicts } = merge("reviews", versions);
    return { entries: Object(merged).reviews as Entry[], conflicts };
  }

  it("no entry gets words of another entry", () => {
    fc.assert(
      fc.property(LIST, EDITS, EDITS, (base, mine, theirs) => {
        const { entries } = mergeReviews(base, edit(base, mine, "mine"), edit(base, theirs, "theirs"));
        const misplaced = entries.flatMap((entry) =>
          Object.entries(entry).filter(([key, text]) =>
            wordsOf(text).some((word) => !word.startsWith(`${originOf(entry)}-${key}`)),
          ),
        );
        expect(misplaced).toEqual([]);
      }),
    );
  });

  it("a change by one side is merged once, and a change by both sides is a conflict", () => {
    fc.assert(
      fc.property(LIST, EDITS, EDITS, (base, myEdits, theirEdits) => {
        const [mine, theirs] = [edit(base, myEdits, "mine"), edit(base, theirEdits, "theirs")];
        const { entries, conflicts } = mergeReviews(base, mine, theirs);
        const [before, here, there, after, asked] = [base, mine, theirs, entries, conflicts].map(
          (value) => new Set(wordsOf(value)),
        ) as [Set<string>, Set<string>, Set<string>, Set<string>, Set<string>];
        for (const word of [...before, ...here, ...there].filter((each) => !asked.has(each))) {
          const isThere = here.has(word) === before.has(word) ? there.has(word) : here.has(word);
          if (after.has(word) !== isThere) throw new Error(`"${word}" ${isThere ? "is lost" : "has come back"}.`);
        }
        const decided = wordsOf(entries).filter((each) => !asked.has(each));
        expect(decided).toEqual([...new Set(decided)]);
      }),
    );
  });

  it("if only one side has changed anything, its version is the result", () => {
    fc.assert(
      fc.property(LIST, EDITS, (base, edits) => {
        const changed = edit(base, edits, "mine");
        expect(mergeReviews(base, changed, base)).toEqual({ entries: changed, conflicts: [] });
        expect(mergeReviews(base, base, changed)).toEqual({ entries: changed, conflicts: [] });
      }),
    );
  });

  it("an added entry is not duplicated if the response to its save was lost", () => {
    fc.assert(
      fc.property(LIST, EDITS, EDITS, EDITS, (base, saved, mine, theirs) => {
        const named = saved.map((each) => ({ ...each, isNamed: true }));
        const sent = edit(base, named, "mine");
        const { entries } = mergeReviews(base, edit(sent, mine, "mine1"), edit(sent, theirs, "theirs"));
        const added = entries.flatMap(({ id }) => (id?.startsWith("mine") ? id : []));
        expect(added).toEqual([...new Set(added)]);
      }),
    );
  });
});

test("a deleted file is a conflict, and a person decides whether it comes back", () => {
  const base = { faq: { questions: [] }, cities: { cities: ["Troy"] } };
  const theirs = { cities: base.cities };
  const { merged, conflicts } = mergeContent(base, base, theirs);
  expect(merged).toEqual(base);
  expect(conflicts).toEqual([{ file: "faq", path: [], base: base.faq, mine: base.faq, theirs: undefined }]);
  const choose = (side: "mine" | "theirs") => mergeContent(base, base, theirs, new Map([["faq", side]])).merged.faq;
  expect([choose("mine"), choose("theirs")]).toEqual([base.faq, undefined]);
});
