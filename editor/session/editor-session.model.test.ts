/** @jest-environment node */
import "../test/helpers/two-content-files";
import fc, { type Scheduler } from "fast-check";
import { type Contents, imagesIn } from "../draft/draft";
import type { Side } from "../draft/merge";
import { placeKey } from "../draft/paths";
import { formatJson } from "../draft/serialize";
import { type Changes, SignInError, StaleError } from "../repositories/repository";
import type { StoredDraft } from "./draft-storage";
import { EditorSession } from "./editor-session";

/**
 * This test runs random steps in an editor session: a person edits, other people save, and responses
 * arrive late, in any order, or never. After each step, it checks that no word is lost.
 *
 * A failed run prints a command that repeats it. `MODEL_RUNS=50000` tries that many new sequences.
 */

/** The kinds of steps, with their relative frequencies. */
const STEPS = {
  arrive: 8,
  pause: 2,
  change: 9,
  chooseImage: 2,
  save: 2,
  discard: 2,
  takeBack: 2,
  publish: 2,
  refresh: 3,
  resolve: 1,
  postpone: 1,
  reload: 2,
  crash: 1,
  switchProject: 1,
  signIn: 1,
  othersChange: 5,
  othersPublish: 2,
  toggleTrouble: 4,
};
type Step = keyof typeof STEPS;
const NAMES = Object.keys(STEPS) as Step[];

/** Problems that begin and end at random. A file name means that the file is only half written. */
const TROUBLES = [
  "offline",
  "lost answers",
  "signed out",
  "unreadable store",
  "full store",
  "awards.json",
  "stats.json",
];

const FILES = ["awards", "stats"] as const;
type File = (typeof FILES)[number];
/** The fields that have a different word in each entry. */
const FIELDS = { awards: ["name", "alt"], stats: ["label", "description"] } as const;
const COMMON = {
  awards: { issuer: "Bar" },
  stats: { number: 1, source: "Records", asOf: "2025-01-01" },
};

/** The ways to edit a list. They apply to the entries and to their React keys. */
const CHANGES: Record<"type" | "add" | "delete" | "move", Change> = {
  type: (list, at, typed) => list.with(at, typed),
  add: (list, at, added) => list.toSpliced(at, 0, added),
  delete: (list, at) => list.toSpliced(at, 1),
  move: (list, at) => [...list.slice(at, at + 1), ...list.toSpliced(at, 1)],
};
type Change = <T>(list: readonly T[], at: number, item: T) => T[];

/** A step and its arguments. Most steps use only some of them. */
const given = fc.record({
  step: fc.constantFrom(...NAMES.flatMap((name) => Array<Step>(STEPS[name]).fill(name))),
  what: fc.constantFrom("type", "type", "add", "delete", "move"),
  file: fc.constantFrom(...FILES),
  at: fc.nat(5),
  field: fc.constantFrom(0, 1),
  luck: fc.nat(7),
  trouble: fc.constantFrom(...TROUBLES),
});
type Given = typeof given extends fc.Arbitrary<infer T> ? T : never;
const ADD = { step: "change", what: "add", at: 0, field: 0, luck: 0, trouble: "" } as const;

/**
 * The state of a word: "chosen" while its image is being read, "wanted" while it must not be lost,
 * "gone" after a person has deliberately removed it, "thrown away" after it was discarded unsaved.
 */
type Fate = "chosen" | "wanted" | "gone" | "thrown away";

/**
 * Returns the words in a value. Each word says where it belongs: "a-3-name-7" belongs in the name of
 * entry 3 of project a. Names of images are words too.
 */
function wordsIn(value: unknown): string[] {
  return JSON.stringify(value ?? "").match(/\b[ab]-\d+-[a-z]+-\d+/g) ?? [];
}

/** Returns the words that are in a value but not in the other value. */
function without(value: unknown, other: unknown) {
  const others = new Set(wordsIn(other));
  return wordsIn(value).filter((word) => !others.has(word));
}

/** Returns the number of an entry, which is in each of its words. */
const numberOf = (entry: unknown) => Number(wordsIn(entry)[0]?.split("-")[1]);

type Entry = Readonly<Record<string, unknown>>;
function entriesOf(contents: Contents, file: File): readonly Entry[] {
  return Object(contents[file])[file] ?? [];
}

async function takeSteps(all: readonly Given[], scheduler: Scheduler) {
  const saved = { a: {} as Contents, b: {} as Contents };
  /** The content of each project's website. */
  const online = { a: {} as Contents, b: {} as Contents };
  /** The last content that the website and the saved content had in common. */
  const common = { a: {} as Contents, b: {} as Contents };
  /** The saved images, by path. A word takes the place of the bytes. */
  const images = new Map<string, string>();
  const store = new Map<string, StoredDraft>();
  const fates = new Map<string, Fate>();
  const troubles = new Set<string>();
  let project: "a" | "b" = "b";
  let version = 1;
  /** How often others have published. */
  const news = { a: 0, b: 0 };
  /** How many of these publications the saved content includes. */
  const known = { a: 0, b: 0 };
  /** Words that were ever "gone". A decision about a conflict can restore them. */
  const seen = new Set<string>();
  let count = 0;
  let session!: EditorSession;
  let shownBefore: Contents = {};
  let versionBefore = 0;
  let fault: Error | undefined;

  const contents = () => session.state.draft?.contents ?? {};

  /** Sets the fate of the words in a value, except for those in another value. */
  function mark(fate: Fate, value: unknown, except?: unknown) {
    for (const word of without(value, except)) {
      fates.set(word, fate);
      if (fate === "gone") seen.add(word);
    }
  }

  /** Returns the words in a value that have a fate; without a value, all words that have it. */
  function marked(fate: Fate, value: unknown = [...fates.keys()]) {
    return wordsIn(value).filter((word) => fates.get(word) === fate);
  }

  /** Records the first broken rule. Throwing here would not fail the test: the session catches errors. */
  function never(rule: string, words: string[], isBreaking = (_word: string, _index: number) => true) {
    const word = words.find(isBreaking);
    if (word) fault ??= new Error(`${word} ${rule}`);
  }

  function newWord(entry: number, field: string) {
    count += 1;
    return `${project}-${entry}-${field}-${count}`;
  }

  function newEntry(file: File, isHere: boolean) {
    const number = count + 1;
    const fields = FIELDS[file].map((field) => [field, newWord(number, field)]);
    const entry = { ...COMMON[file], ...Object.fromEntries(fields) };
    if (file === "stats") return entry;
    // The editor gives each new entry an id.
    if (isHere) return { id: `new-${number}`, ...entry };
    return { ...entry, image: `./images/awards/${newWord(number, "image")}.png` };
  }

  /** Changes a list, either in the session ("here") or directly in the saved or published content. */
  function change(where: "here" | typeof saved, { what, file, at, field, luck }: Given) {
    const isHere = where === "here";
    const before = entriesOf(isHere ? contents() : where[project], file);
    const index = at % before.length;
    const name = FIELDS[file][field];
    const word = newWord(numberOf(before[index]), name);
    const isWrong = isHere && luck === 7;
    const typed = { ...before[index], [name]: isWrong ? `${word}!` : word };
    const act = CHANGES[before.length > 0 ? what : "add"];
    const after = act(before, index, what === "type" ? typed : newEntry(file, isHere));
    mark("gone", before, after);
    if (isHere) {
      mark("wanted", after, before);
      const { keys } = session;
      const list = { file, path: [file] };
      const keysBefore = keys.of(list, before);
      keys.set(list, act(keysBefore, index, (what === "type" && keysBefore[index]) || keys.next()));
      session.edit(file, [file], after);
    } else {
      where[project] = { ...where[project], [file]: { [file]: after } };
      for (const image of imagesIn([JSON.stringify(after)])) images.set(image, String(wordsIn(image)));
      version += 1;
    }
  }

  function chooseImage({ at }: Given) {
    const entries = entriesOf(contents(), "awards");
    const index = at % entries.length;
    const word = newWord(numberOf(entries[index]), "image");
    const isThere = (other: string) => other.startsWith(word.replace(/\d+$/, ""));
    // The new image replaces one that is still being read for the same field.
    mark("thrown away", marked("chosen").filter(isThere));
    mark("chosen", word);
    const place = { file: "awards" as const, path: ["awards", index, "image"] };
    const chosen = { name: `${word}.png` } as globalThis.File;
    void session.chooseImage(place, { folder: "./images/awards", formats: [] }, chosen).then((isTaken) => {
      if (!isTaken || fates.get(word) !== "chosen") return;
      mark("gone", wordsIn(shownBefore).filter(isThere));
      mark("wanted", word);
    });
  }

  function discard() {
    const unsaved = [...marked("wanted", contents()), ...marked("chosen")];
    if (session.state.busy !== "saving") mark("thrown away", unsaved, saved);
    session.discard();
  }

  function takeBack({ at }: Given) {
    session.settle();
    const { changes, draft } = session.state;
    const change = changes[at % changes.length];
    if (!change || !draft) return;
    if (change.kind !== "moved") {
      mark("gone", change.after, change.before);
      // The restored words are saved already, and others may remove them.
      for (const word of without(change.before, change.after)) fates.delete(word);
    }
    void session.takeBack(draft.base, [change]);
  }

  function publish() {
    if (news[project] !== known[project]) throw new StaleError("newer");
    never("is overwritten unseen on the website", without(online[project], [saved, ...seen]));
    online[project] = saved[project];
    common[project] = saved[project];
    return "Published.";
  }

  /** Decides all conflicts. @param at each bit decides one conflict */
  function resolve(at: number) {
    const conflicts = session.state.pending?.conflicts ?? [];
    const side = (index: number): Side => ((at >> index) % 2 === 0 ? "mine" : "theirs");
    const choices = conflicts.map((each, index) => [placeKey(each), side(index)] as const);
    session.resolve(new Map(choices));
    if (session.state.pending) return;
    const kept = conflicts.map((each, index) => each[side(index)]);
    const theirs = conflicts.map((each) => each.theirs);
    mark("gone", conflicts, kept);
    mark("wanted", kept, theirs);
    // Others may already have replaced a kept word on the website. Their word arrives later.
    const replaced = without(common[project], online[project]);
    for (const word of replaced) if (fates.get(word) === "wanted") fates.delete(word);
  }

  /** Handles a save as a server does. @param unwanted words that were "gone" when they were sent */
  function receive({ version: base, joins, files }: Changes, unwanted: string[]) {
    if (base !== `${version}` || (joins && joins !== `${news[project]}`)) throw new StaleError("stale");
    const before = saved[project];
    for (const [name, content] of files) {
      if (content === null) images.delete(`./${name}`);
      else if (typeof content !== "string") images.set(`./${name}`, new TextDecoder().decode(content));
      else saved[project] = { ...saved[project], [name.replace(".json", "")]: JSON.parse(content) };
    }
    version += 1;
    checkContents(saved[project]);
    const text = JSON.stringify(saved[project]);
    never("was half written", [...files.keys()], (name) => troubles.has(name));
    never("is wrong", text.match(/\w+!/g) ?? []);
    never("is overwritten unseen", without(before, [text, ...seen]));
    if (joins) {
      never("is overwritten unseen", without(online[project], [text, ...seen]));
      common[project] = online[project];
      known[project] = news[project];
    }
    never("came back", without(unwanted, before));
    never("has lost its bytes", [...imagesIn([text])], (name) => images.get(name) !== wordsIn(name)[0]);
    return { version: `${version}` };
  }

  function checkContents(contents: Contents) {
    const words = wordsIn(contents);
    never("is there twice", words, (word, index) => words.indexOf(word) !== index);
    never("was thrown away", marked("thrown away", words));
    for (const entry of FILES.flatMap((file) => entriesOf(contents, file))) {
      for (const [field, value] of Object.entries(entry)) {
        const there = `${project}-${numberOf(entry)}-${field}-`;
        never("stands elsewhere", wordsIn(value), (word) => !word.startsWith(there));
      }
    }
  }

  /** @throws Error if a word is lost or in the wrong place */
  function check() {
    const { draft, pending, notice, changes, busy } = session.state;
    checkContents(contents());
    never("is lost", without(marked("wanted"), [saved, ...store.values(), contents(), pending]));
    const isDone = notice?.text === "Saved." && changes.length === 0 && busy !== "saving";
    const unsaved = without(marked("wanted", contents()), saved);
    never("is not saved", unsaved, () => isDone);
    const shown = Number(draft?.base.version ?? 0);
    never("is older than before", [`Version ${shown}`], () => shown < versionBefore);
    versionBefore = shown;
    if (fault) throw fault;
  }

  /** Waits for the scheduler. In a closed tab, waits forever. */
  async function later() {
    const tab = session;
    await scheduler.schedule(Promise.resolve());
    if (session !== tab) await new Promise(() => {});
  }

  async function exchange<T>(act: () => T) {
    await later();
    if (troubles.has("offline")) throw new Error("offline");
    if (troubles.has("signed out")) throw new SignInError("expired");
    const answer = act();
    await later();
    if (troubles.has("offline") || troubles.has("lost answers")) throw new Error("offline");
    return answer;
  }

  async function stored<T>(trouble: string, act: () => T) {
    if (troubles.has(trouble)) throw new Error(trouble);
    const answer = act();
    await later();
    return answer;
  }

  function snapshot(content: Contents) {
    const texts = new Map(FILES.map((file) => [`${file}.json`, formatJson(file, content[file])]));
    return { version: `${version}`, texts, images: new Map(images), unexpectedFiles: [] };
  }

  function load() {
    const { texts, ...rest } = snapshot(saved[project]);
    for (const name of troubles) if (texts.has(name)) texts.set(name, "{");
    return { texts, ...rest };
  }

  function readOnline() {
    const [there, both] = [snapshot(online[project]), snapshot(common[project])];
    return { version: `${version}`, commit: `${news[project]}`, online: there, common: both };
  }

  /** Starts a new session, as in a new tab. */
  function open() {
    session = new EditorSession(
      {
        place: project,
        afterSaving: "",
        draftKey: project,
        readImage: () => Promise.reject(),
        load: () => exchange(load),
        publish: () => exchange(publish),
        readOnline: () => exchange(readOnline),
        locate: () => Promise.reject(),
        history: () => Promise.reject(),
        save: (changes) => {
          const unwanted = marked("gone", [...changes.files.values()]);
          return exchange(() => receive(changes, unwanted));
        },
      },
      new Map(),
      {
        readDrafts: (key) => stored("unreadable store", () => ({ draft: store.get(key), older: [] })),
        writeDraft: (key, draft) => stored("full store", () => void store.set(key, draft)),
        deleteDraft: (key) => stored("", () => void store.delete(key)),
      },
      async ({ name }) => {
        await later();
        const [hash = ""] = wordsIn(name);
        const size = { width: 500, height: 500, complete: true, isSample: false };
        return { bytes: new TextEncoder().encode(hash), hash, metadata: { format: "png", ...size } };
      },
    );
    versionBefore = 0;
    void session.start();
  }

  /** Closes the tab and opens a new one. @param isCrash whether the page gets no event before it closes */
  function reload(isCrash: boolean, next = project) {
    if (!isCrash) session.settle();
    jest.clearAllTimers();
    const isKept = !isCrash && !troubles.has("full store") && !session.state.storageProblem;
    const lost = without(marked("wanted"), [saved, ...store.values()]);
    never("is lost with its tab", lost, () => isKept);
    // The store may still have words that were replaced or discarded since the last write.
    const back = isKept ? [] : without([...store.values()], marked("wanted"));
    for (const word of [...lost, ...back, ...marked("chosen")]) fates.delete(word);
    project = next;
    open();
  }

  async function arrive() {
    shownBefore = contents();
    if (scheduler.count() > 0) await scheduler.waitNext(1);
    await new Promise(setImmediate);
  }

  /** Runs until no timer or response is pending. */
  async function idle() {
    do {
      jest.runOnlyPendingTimers();
      await arrive();
    } while (jest.getTimerCount() > 0 || scheduler.count() > 0);
  }

  /** Corrects a file as a person would: wrong words, and images that somebody has deleted. */
  function correct(file: File) {
    const before = contents()[file];
    const chosen = session.state.draft?.images;
    let text = JSON.stringify(before ?? "").replaceAll("!", "");
    for (const name of imagesIn([text])) {
      if (!images.has(name) && !chosen?.has(name)) text = text.replaceAll(JSON.stringify(name), '""');
    }
    const after = JSON.parse(text);
    mark("gone", before, after);
    if (text !== JSON.stringify(before)) session.edit(file, [], after);
  }

  const isAsked = () => session.state.pending !== undefined;
  /** Returns whether a person can edit a file: it has been read, and no dialog covers its form. */
  const canWork = (file: File) => !isAsked() && contents()[file] !== undefined;

  const steps = {
    arrive,
    pause: () => jest.runOnlyPendingTimers(),
    change: (given: Given) => canWork(given.file) && change("here", given),
    chooseImage: (given: Given) => canWork("awards") && chooseImage(given),
    save: () => void (!isAsked() && session.save()),
    discard: () => !isAsked() && discard(),
    takeBack: (given: Given) => !isAsked() && takeBack(given),
    publish: () => void (!isAsked() && session.publish()),
    refresh: () => void session.refresh(),
    resolve: ({ at }: Given) => resolve(at),
    postpone: () => isAsked() && session.postpone(),
    reload: () => reload(false),
    crash: () => reload(true),
    switchProject: () => reload(false, project === "a" ? "b" : "a"),
    signIn: () => void (session.state.needsSignIn && session.signedIn()),
    othersChange: (given: Given) => change(saved, given),
    othersPublish: (given: Given) => {
      // Others publish no images, because the model has no bytes that the session could read.
      const isImage = given.what === "add" || entriesOf(online[project], given.file).length === 0;
      change(online, { ...given, file: isImage ? "stats" : given.file });
      news[project] += 1;
    },
    toggleTrouble: ({ trouble }: Given) => {
      if (!troubles.delete(trouble)) troubles.add(trouble);
      version += 1;
    },
  };

  for (const name of ["b", "a"] as const) {
    project = name;
    for (const file of [...FILES, ...FILES, ...FILES]) change(saved, { ...ADD, file });
    online[name] = saved[name];
    common[name] = saved[name];
  }
  open();
  for (const given of all) {
    await steps[given.step](given);
    await new Promise(setImmediate);
    check();
  }

  // Now all problems end, and every wanted word must reach its website.
  troubles.clear();
  version += 1;
  // Each project gets a turn. If the stored draft could not be read, the first project gets another.
  for (let tabs = session.state.storageProblem ? 3 : 2; tabs > 0; tabs--) {
    steps.signIn();
    // Resolving an older conflict can lead to another one, about newer content.
    for (let round = 0; round < 2; round++) {
      steps.refresh();
      await idle();
      resolve(0);
    }
    for (const file of FILES) correct(file);
    change("here", { ...ADD, file: "stats" });
    steps.save();
    await idle();
    check();
    expect(session.state).toMatchObject({ notice: { text: "Saved." }, changes: [] });
    // The first attempt to publish only merges newer content of the website, which must be saved first.
    for (const step of [steps.publish, () => resolve(0), steps.save, steps.publish]) {
      step();
      await idle();
      check();
    }
    expect(online[project]).toEqual(saved[project]);
    steps.switchProject();
  }
  never("was not saved", without(marked("wanted"), saved));
  check();
}

const { MODEL_RUNS, MODEL_REPLAY = "{}" } = process.env;
// By default, the seed is fixed, so that the same commit always has the same result.
const RUNS = MODEL_RUNS ? { numRuns: Number(MODEL_RUNS) } : { numRuns: 1000, seed: 20261124 };

test("no word is lost, misplaced or left unsaved, in any order of events", async () => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "queueMicrotask", "nextTick"] });
  URL.createObjectURL = () => "blob:";
  const steps = fc.noBias(fc.array(given, { maxLength: 30, size: "max" }));
  const property = fc.asyncProperty(steps, fc.scheduler(), takeSteps);
  const details = await fc.check(property, { ...RUNS, ...JSON.parse(MODEL_REPLAY) });
  if (!details.failed) return;
  const { seed, counterexamplePath: path, counterexample, errorInstance } = details;
  const taken = counterexample?.[0].map((each) => Object.values(each).join(", ")) ?? [];
  const again = JSON.stringify({ seed, path, endOnFailure: true });
  const command = `MODEL_REPLAY='${again}' npx jest editor-session.model`;
  throw new Error([...taken, `To repeat it: ${command}`].join("\n"), { cause: errorInstance });
}, 3_600_000);
