/** @jest-environment node */
import "../../test/helpers/two-content-files";
import fc, { type Scheduler } from "fast-check";
import { CONTENT_SCHEMAS } from "../../content-model/schemas";
import type { Contents, NewImage } from "../draft/draft";
import { emptyValue, formField } from "../draft/form-model";
import { type Conflict, conflictKey } from "../draft/merge";
import { formatJson } from "../draft/serialize";
import { type Changes, type Repository, SignInError, StaleError } from "../repositories/repository";
import type { StoredDraft } from "./draft-storage";
import { EditorSession } from "./editor-session";

/**
 * A model of everything that can happen at the desk: somebody types, adds, moves, deletes, chooses images, saves, throws
 * away, comes back, goes offline, reloads; others save meanwhile; answers arrive late, in any order, or never. After
 * each step it accounts for every word.
 *
 * A run that fails prints its seed and path: `MODEL_SEED=… MODEL_PATH=… npx jest editor-session.model` repeats it.
 * `MODEL_RUNS=50000` is the long run.
 */

const FILES = ["awards", "stats"] as const;
type File = (typeof FILES)[number];
/** Fields with words of their own; what else an entry has is the same in all. */
const FIELDS = { awards: ["name", "alt"], stats: ["label", "description"] } as const;
const COMMON = { awards: { issuer: "Bar" }, stats: { number: 1, source: "Records", asOf: "2025-01-01" } };
const FORMS = {
  awards: formField(CONTENT_SCHEMAS.awards.shape.awards),
  stats: formField(CONTENT_SCHEMAS.stats.shape.stats),
};
const PROJECTS = ["a", "b"] as const;

type Entry = Readonly<Record<string, unknown>>;

/** A word stands in one field of one entry, and nowhere else. Images are words, too: the names of their files. */
interface Word {
  uid: number;
  field: string;
  project: string;
}

const wordsIn = (value: unknown): string[] => (JSON.stringify(value ?? "") ?? "").match(/\bw\d+\b/g) ?? [];
const entriesOf = (contents: Contents, file: File): readonly Entry[] => Object(contents[file])[file] ?? [];

class Server {
  version = 1;
  contents: Record<File, { [list: string]: readonly Entry[] }> = { awards: { awards: [] }, stats: { stats: [] } };
  readonly images = new Map<string, string>();
  /** A file that another program has half written. */
  broken: File | undefined;

  texts(): Map<string, string> {
    const text = (file: File) => (file === this.broken ? '{ "' : formatJson(file, this.contents[file]));
    return new Map(FILES.map((file) => [`${file}.json`, text(file)]));
  }

  entries = (file: File) => entriesOf(this.contents, file);

  set(file: File, entries: readonly Entry[]): void {
    this.contents = { ...this.contents, [file]: { [file]: entries } };
    this.version += 1;
  }
}

class World {
  readonly servers = { a: new Server(), b: new Server() };
  readonly store = new Map<string, StoredDraft>();
  readonly words = new Map<string, Word>();
  /** What somebody has typed last in a field, until they or others replace it knowingly. */
  readonly expected = new Map<string, string>();
  readonly thrownAway = new Set<string>();
  readonly sent = new Set<string>();
  /** Words that may go, as somebody has seen them and chosen something else. */
  readonly replaced = new Set<string>();
  readonly deletedByOthers = new Set<number>();
  project: (typeof PROJECTS)[number] = "a";
  isOnline = true;
  losesAnswers = false;
  isSignedIn = true;
  canRead = true;
  canWrite = true;
  session!: EditorSession;
  /** What somebody has broken, where the session would only tell the person. */
  readonly #faults: unknown[] = [];
  /** Chosen images that may still be read. */
  readonly #choosing = new Set<string>();
  #storing: (() => void)[] = [];
  /** The version of the content that this tab has shown last. */
  #seen = 0;
  #uids = 0;

  constructor(readonly scheduler: Scheduler) {
    for (const project of PROJECTS) {
      for (const file of FILES) {
        const server = this.servers[project];
        server.set(
          file,
          [1, 2, 3].map(() => this.saved(this.entry(file, this.uid(), project), server)),
        );
      }
    }
    this.open();
  }

  get server(): Server {
    return this.servers[this.project];
  }

  get contents(): Contents {
    return this.session.state.draft?.contents ?? {};
  }

  uid(): number {
    this.#uids += 1;
    return this.#uids;
  }

  word(uid: number, field: string, project: string = this.project): string {
    const word = `w${this.words.size + 1}`;
    this.words.set(word, { uid, field, project });
    return word;
  }

  entry(file: File, uid: number, project: string = this.project): Entry {
    const fields = FIELDS[file].map((field) => [field, this.word(uid, field, project)]);
    const image = file === "awards" && { image: `./images/awards/${this.word(uid, "image", project)}.png` };
    return { ...Object.fromEntries(fields), ...COMMON[file], ...image };
  }

  /** An entry that is on the server, with its image. */
  saved(entry: Entry, server = this.server): Entry {
    for (const name of wordsIn(entry.image)) server.images.set(`./images/awards/${name}.png`, name);
    return entry;
  }

  uidOf(entry: unknown): number {
    return this.words.get(wordsIn(entry)[0] ?? "")?.uid ?? 0;
  }

  /** A new tab with the editor. What belongs to the one before never goes on. */
  open(): void {
    this.#storing = [];
    this.#seen = 0;
    const { project } = this;
    const server = this.servers[project];
    const repository: Repository = {
      place: project,
      draftKey: project,
      readImage: () => Promise.reject(new Error("Images are not read.")),
      load: () =>
        this.#exchange("load", () => {
          const images = new Map([...server.images].map(([name, bytes]) => [name, `hash of ${bytes}`]));
          return { version: `${server.version}`, texts: server.texts(), images, unexpectedFiles: [] };
        }),
      save: (changes) =>
        this.#exchange("save", () => {
          this.#receive(server, changes);
          return { version: `${server.version}` };
        }),
    };
    const storage = {
      readDrafts: (key: string) =>
        this.#stored(() => {
          if (!this.canRead) throw new Error("unreadable");
          return { draft: this.store.get(key), older: [] };
        }),
      writeDraft: (key: string, draft: StoredDraft) =>
        this.#stored(() => {
          if (!this.canWrite) throw new Error("full");
          this.store.set(key, draft);
        }),
      deleteDraft: (key: string) => this.#stored(() => void this.store.delete(key)),
    };
    const readImage = async ({ name }: { name: string }): Promise<NewImage> => {
      await this.#later(`${name} is read`);
      const word = wordsIn(name)[0] ?? "";
      // It replaces what is there by then, which is seen.
      const { uid } = this.words.get(word) ?? {};
      const entry = entriesOf(this.contents, "awards").find((each) => this.uidOf(each) === uid);
      for (const old of wordsIn(entry?.image)) this.replaced.add(old);
      const size = { width: 500, height: 500, complete: true, isSample: false };
      const bytes = new TextEncoder().encode(word);
      return { bytes, hash: `hash of ${word}`, metadata: { format: "png", ...size } };
    };
    this.session = new EditorSession(repository, new Map(), storage, readImage);
    void this.session.start();
  }

  /** @param isCrash whether the browser ends without the page hearing of it */
  close(isCrash: boolean): void {
    if (!isCrash) {
      this.session.settle();
      for (const store of this.#storing.splice(0)) store();
    }
    // What was thrown away just before a crash may still be in the store.
    const stored = isCrash ? [...this.store.values()].map(({ contents }) => contents) : [];
    for (const word of wordsIn(stored)) this.thrownAway.delete(word);
    this.#choosing.clear();
    const { storageProblem } = this.session.state;
    for (const [key, word] of this.expected) {
      const { project } = this.words.get(word) ?? {};
      if (project !== this.project || this.#isKept(word)) continue;
      if (!isCrash && this.canWrite && !storageProblem) throw new Error(`${word} is lost with its tab`);
      this.expected.delete(key);
    }
  }

  /** Lets everything arrive. */
  async idle(): Promise<void> {
    do {
      jest.runOnlyPendingTimers();
      await new Promise(setImmediate);
      while (this.scheduler.count() > 0) await this.arrive();
    } while (jest.getTimerCount() > 0);
  }

  async arrive(): Promise<void> {
    if (this.scheduler.count() > 0) await this.scheduler.waitNext(1);
    await new Promise(setImmediate);
  }

  /** Somebody types. @param at which of the entries that are seen */
  type(file: File, at: number, fieldAt: number, isWrong: boolean): void {
    const index = at % entriesOf(this.contents, file).length;
    const entry = entriesOf(this.contents, file)[index];
    const field = FIELDS[file][fieldAt % 2] ?? "";
    this.#expect(this.word(this.uidOf(entry), field), entry?.[field]);
    this.session.edit(file, [file, index, field], `w${this.words.size}${isWrong ? "!" : ""}`);
  }

  add(file: File): void {
    const field = FORMS[file];
    const empty = field.kind === "list" ? emptyValue(field.item) : undefined;
    const uid = this.uid();
    const { image, ...entry } = this.entry(file, uid);
    for (const word of wordsIn(entry)) this.#expect(word);
    this.session.edit(file, [file], [...entriesOf(this.contents, file), { ...Object(empty), ...entry }]);
  }

  delete(file: File, at: number): void {
    const entries = entriesOf(this.contents, file);
    const index = at % entries.length;
    for (const word of wordsIn(entries[index])) {
      this.#forget(word);
      this.replaced.add(word);
    }
    this.#put(file, index, []);
  }

  move(file: File, at: number): void {
    const entries = entriesOf(this.contents, file);
    const index = at % entries.length;
    this.#put(file, index, [], entries[index]);
  }

  /** As the form does it: the keys of the rows go along. */
  #put(file: File, index: number, inserted: readonly Entry[], first?: Entry): void {
    const list = { file, path: [file] };
    const entries = entriesOf(this.contents, file);
    const keys = this.session.keys.of(list, entries);
    const moved = first ? [keys[index] ?? 0] : [];
    this.session.keys.set(list, [...moved, ...keys.toSpliced(index, 1)]);
    this.session.edit(file, [file], [...(first ? [first] : []), ...entries.toSpliced(index, 1, ...inserted)]);
  }

  /** Types something right over what is wrong. */
  correct(): void {
    for (const file of FILES) {
      for (const [index, entry] of entriesOf(this.contents, file).entries()) {
        for (const [at, field] of FIELDS[file].entries()) {
          if (String(entry[field]).endsWith("!")) this.type(file, index, at, false);
        }
      }
    }
  }

  choose(at: number): void {
    const entries = entriesOf(this.contents, "awards");
    const index = at % entries.length;
    const { session } = this;
    const word = this.word(this.uidOf(entries[index]), "image");
    const place = { file: "awards" as const, path: ["awards", index, "image"] };
    const file = { name: `${word}.png` } as globalThis.File;
    void session.chooseImage(place, { folder: "./images/awards", formats: ["png"] }, file).then((isTaken) => {
      if (isTaken && session === this.session) this.#expect(word);
    });
    this.#choosing.add(word);
  }

  discard(): void {
    const isTooLate = this.session.state.isSaving;
    this.session.discard();
    if (isTooLate) return;
    for (const [key, word] of this.expected) {
      if (this.words.get(word)?.project !== this.project || this.#isOnServer(word)) continue;
      this.expected.delete(key);
      if (!this.sent.has(word)) this.thrownAway.add(word);
    }
    for (const word of this.#choosing) if (!this.#isOnServer(word) && !this.sent.has(word)) this.thrownAway.add(word);
    this.#choosing.clear();
  }

  resolve(sides: readonly boolean[]): void {
    const conflicts = this.session.state.pending?.conflicts ?? [];
    const isMine = (index: number) => sides[index % sides.length] ?? true;
    for (const [index, { mine, theirs }] of conflicts.entries()) {
      const [kept, gone] = isMine(index) ? [mine, theirs] : [theirs, mine];
      for (const word of wordsIn(gone)) {
        if (wordsIn(kept).includes(word)) continue;
        this.replaced.add(word);
        this.#forget(word);
      }
      if (isMine(index)) for (const word of wordsIn(mine)) this.deletedByOthers.delete(this.words.get(word)?.uid ?? 0);
    }
    const choice = (conflict: Conflict, index: number) =>
      [conflictKey(conflict), isMine(index) ? "mine" : "theirs"] as const;
    this.session.resolve(new Map(conflicts.map(choice)));
  }

  /** Somebody else saves: they have seen what is on the server. */
  others(file: File, what: "type" | "add" | "delete" | "move", at: number, fieldAt: number): void {
    const { server } = this;
    const entries = server.entries(file);
    const index = at % entries.length;
    const entry = entries[index] ?? {};
    const field = FIELDS[file][fieldAt % 2] ?? "";
    const gone = what === "type" ? entry[field] : what === "delete" ? entry : undefined;
    for (const word of wordsIn(gone)) this.#forget(word);
    if (what === "delete") this.deletedByOthers.add(this.uidOf(entry));
    const changed = {
      type: () => entries.with(index, { ...entry, [field]: this.word(this.uidOf(entry), field) }),
      add: () => [this.saved(this.entry(file, this.uid())), ...entries],
      delete: () => entries.toSpliced(index, 1),
      move: () => [...entries.slice(1), ...entries.slice(0, 1)],
    };
    server.set(file, changed[what]());
  }

  /** @throws Error if any word is lost, mixed up, or where it must not be */
  check(): void {
    if (this.#faults.length > 0) throw this.#faults[0];
    for (const project of PROJECTS) this.#checkContents(this.servers[project].contents, project);
    this.#checkContents(this.contents, this.project);
    for (const word of this.expected.values()) {
      const isHere = wordsIn([this.contents, this.session.state.pending]).includes(word);
      if (!isHere && !this.#isKept(word)) throw new Error(`${word} is lost`);
    }
    const { notice, changed, draft } = this.session.state;
    const version = Number(draft?.base.version ?? 0);
    if (version < this.#seen) throw new Error(`Version ${version} is shown after version ${this.#seen}`);
    this.#seen = version;
    const isDone = notice?.text === "Saved." && changed.length === 0 && !this.session.state.isSaving;
    const unsaved = [...this.expected.values()].filter((word) => wordsIn(this.contents).includes(word));
    if (isDone && unsaved.some((word) => !this.sent.has(word))) throw new Error("“Saved.” is not true");
  }

  #checkContents(contents: Contents, project: string): void {
    for (const file of FILES) {
      const entries = entriesOf(contents, file);
      for (const entry of entries) {
        for (const [field, value] of Object.entries(entry)) {
          for (const word of field === "id" ? [] : wordsIn(value)) {
            const known = this.words.get(word);
            const isRight = known?.field === field && known.uid === this.uidOf({ ...entry, id: "" });
            if (!isRight || known.project !== project) throw new Error(`${word} stands in another entry`);
            if (this.thrownAway.has(word)) throw new Error(`${word} was thrown away`);
          }
        }
      }
      const words = wordsIn(entries.map((entry) => ({ ...entry, id: "" })));
      if (new Set(words).size < words.length) throw new Error(`An entry of ${file} is there twice`);
    }
  }

  #receive(server: Server, { version, files }: Changes): void {
    for (const content of files.values()) for (const word of wordsIn(content)) this.sent.add(word);
    if (version !== `${server.version}`) throw new StaleError("stale");
    const before = { ...server.contents };
    for (const [name, content] of files) {
      const file = FILES.find((each) => name === `${each}.json`);
      if (file && server.broken === file) throw new Error(`${file} is overwritten unread`);
      if (file) server.contents = { ...server.contents, [file]: JSON.parse(`${content}`) };
      else if (content === null) server.images.delete(`./${name}`);
      else server.images.set(`./${name}`, new TextDecoder().decode(content as Uint8Array<ArrayBuffer>));
    }
    server.version += 1;
    const now = wordsIn(server.contents);
    for (const word of wordsIn(before)) {
      if (now.includes(word) || this.replaced.has(word)) continue;
      throw new Error(`${word} was saved by somebody, and is overwritten unseen`);
    }
    for (const word of now) {
      if (this.deletedByOthers.has(this.words.get(word)?.uid ?? 0)) throw new Error(`${word} was deleted by others`);
    }
    for (const entry of server.entries("awards")) {
      const image = String(entry.image ?? "");
      if (image && server.images.get(image) !== wordsIn(image)[0]) throw new Error(`${image} has lost its bytes`);
    }
  }

  #expect(word: string, before?: unknown): void {
    const { uid, field } = this.words.get(word) ?? {};
    const key = `${uid}.${field}`;
    for (const old of [...wordsIn(before), this.expected.get(key) ?? ""]) this.replaced.add(old);
    this.expected.set(key, word);
  }

  #forget(word: string): void {
    const { uid, field } = this.words.get(word) ?? {};
    if (this.expected.get(`${uid}.${field}`) === word) this.expected.delete(`${uid}.${field}`);
  }

  #isOnServer = (word: string) => PROJECTS.some((project) => wordsIn(this.servers[project].contents).includes(word));

  #isKept(word: string): boolean {
    const stored = [...this.store.values()].map(({ contents }) => contents);
    return this.#isOnServer(word) || wordsIn(stored).includes(word);
  }

  async #later(what: string): Promise<void> {
    const { session } = this;
    await this.scheduler.schedule(Promise.resolve(), what);
    // Of a tab that was closed meanwhile.
    if (session !== this.session) await new Promise(() => {});
  }

  async #exchange<T>(what: string, act: () => T): Promise<T> {
    await this.#later(`${what} goes out`);
    if (!this.isOnline) throw new Error("offline");
    if (!this.isSignedIn) throw new SignInError("expired");
    let answer: T | Error;
    try {
      answer = act();
    } catch (error) {
      if (!(error instanceof StaleError)) this.#faults.push(error);
      answer = error as Error;
    }
    const isLost = this.losesAnswers;
    await this.#later(`the answer to ${what}`);
    if (isLost || !this.isOnline) throw new Error("offline");
    if (answer instanceof Error) throw answer;
    return answer;
  }

  #stored<T>(act: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#storing.push(() => {
        try {
          resolve(act());
        } catch (error) {
          reject(error);
        }
      });
      void this.#later("the browser stores").then(() => this.#storing.shift()?.());
    });
  }
}

/** A step that somebody takes, or that happens. @param when whether it is possible */
function step<T extends unknown[]>(
  name: string,
  args: fc.Arbitrary<T>,
  when: (world: World) => boolean,
  run: (world: World, ...args: T) => void | Promise<void>,
): fc.Arbitrary<fc.AsyncCommand<World, World>> {
  return args.map((given) => ({
    toString: () => `${name}(${given.join(", ")})`,
    check: when,
    run: async (world) => {
      await run(world, ...given);
      world.check();
    },
  }));
}

const file = fc.constantFrom(...FILES);
const at = fc.nat(5);
const no = fc.constant<[]>([]);
const always = () => true;
/** Nobody can work in the form before it is there, or behind a question. */
const canWork = ({ session: { state } }: World) => state.draft !== undefined && !state.pending;
const canWorkIn = (each: File) => (world: World) => canWork(world) && entriesOf(world.contents, each).length > 0;
const inFile = <T extends unknown[]>(
  name: string,
  args: fc.Arbitrary<T>,
  run: (world: World, file: File, ...args: T) => void,
) =>
  FILES.map((each) =>
    step(`${name} in ${each}`, args, canWorkIn(each), (world, ...given) => run(world, each, ...given)),
  );
const asksNothing = ({ session }: World) => session.state.pending === undefined;
const others = (what: Parameters<World["others"]>[1]) =>
  step(
    `others ${what}`,
    fc.tuple(file, at, at),
    ({ server }) => server.broken === undefined,
    (world, each, ...where) => {
      if (what === "add" || world.server.entries(each).length > 0) world.others(each, what, ...where);
    },
  );
const arrives = step(
  "arrives",
  no,
  ({ scheduler }) => scheduler.count() > 0,
  (world) => world.arrive(),
);
const toggle = (name: "isOnline" | "losesAnswers" | "canRead" | "canWrite") =>
  step(name, fc.tuple(fc.boolean()), always, (world, value) => void Object.assign(world, { [name]: value }));

const STEPS = [
  // Much arrives between two keys.
  ...Array(8).fill(arrives),
  ...inFile("type", fc.tuple(at, at, fc.constantFrom(false, false, false, true)), (world, ...how) =>
    world.type(...how),
  ),
  ...inFile("type", fc.tuple(at, at, fc.constant(false)), (world, ...how) => world.type(...how)),
  step("add", fc.tuple(file), canWork, (world, each) => {
    if (world.contents[each]) world.add(each);
  }),
  ...inFile("delete", fc.tuple(at), (world, ...where) => world.delete(...where)),
  ...inFile("move", fc.tuple(at), (world, ...where) => world.move(...where)),
  step("choose an image", fc.tuple(at), canWorkIn("awards"), (world, where) => world.choose(where)),
  step("choose an image", fc.tuple(at), canWorkIn("awards"), (world, where) => world.choose(where)),
  step("pause", no, always, () => void jest.runOnlyPendingTimers()),
  step("save", no, asksNothing, ({ session }) => void session.save()),
  step("save", no, asksNothing, ({ session }) => void session.save()),
  step("throw away", no, canWork, (world) => world.discard()),
  step("throw away, and reload later", no, canWork, async (world) => {
    jest.runOnlyPendingTimers();
    await world.idle();
    world.discard();
    await world.idle();
    world.close(false);
    world.open();
    await world.idle();
  }),
  step("come back", no, always, ({ session }) => void session.refresh()),
  step("come back", no, always, ({ session }) => void session.refresh()),
  step("decide", fc.tuple(fc.array(fc.boolean(), { minLength: 1, maxLength: 3 })), always, (world, sides) =>
    world.resolve(sides),
  ),
  step(
    "decide later",
    no,
    (world) => !asksNothing(world),
    ({ session }) => session.postpone(),
  ),
  step("reload", fc.tuple(fc.boolean()), always, (world, isCrash) => {
    world.close(isCrash);
    world.open();
  }),
  step("another project", no, always, (world) => {
    world.close(false);
    world.project = world.project === "a" ? "b" : "a";
    world.open();
  }),
  step("sign-in expires", no, always, (world) => void Object.assign(world, { isSignedIn: false })),
  step(
    "sign in",
    no,
    ({ session }) => session.state.needsSignIn,
    (world) => {
      world.isSignedIn = true;
      void world.session.signedIn();
    },
  ),
  step("another program", fc.tuple(file), always, ({ server }, each) => {
    server.broken = server.broken ? undefined : each;
    server.version += 1;
  }),
  ...(["isOnline", "losesAnswers", "canRead", "canWrite"] as const).map(toggle),
  ...(["type", "type", "add", "delete", "move"] as const).map(others),
];

/** At the end, everything works again, and every word that is wanted gets to its website. */
async function finish(world: World): Promise<void> {
  Object.assign(world, { isOnline: true, losesAnswers: false, isSignedIn: true, canRead: true, canWrite: true });
  for (const project of PROJECTS) {
    if (project !== world.project) {
      world.close(false);
      world.project = project;
      world.open();
    }
    world.server.broken = undefined;
    world.server.version += 1;
    await world.idle();
    if (world.session.state.needsSignIn) void world.session.signedIn();
    await saveAll(world);
    // What could not be read is offered again.
    if (world.session.state.storageProblem) {
      world.open();
      await saveAll(world);
    }
    const { session } = world;
    world.add("stats");
    void session.save();
    await world.idle();
    world.check();
    if (session.state.changed.length > 0)
      console.log(
        JSON.stringify(session.state.blocking),
        JSON.stringify(world.contents),
        JSON.stringify(session.state.pending),
      );
    expect({ project, changed: session.state.changed, said: session.state.notice?.text }).toEqual({
      project,
      changed: [],
      said: "Saved.",
    });
    for (const word of world.expected.values()) {
      const isOfProject = world.words.get(word)?.project === project;
      if (isOfProject && !wordsIn(world.server.contents).includes(word)) throw new Error(`${word} was not saved`);
    }
  }
}

async function saveAll(world: World): Promise<void> {
  const { session } = world;
  await world.idle();
  for (let attempt = 0; attempt < 5; attempt++) {
    void session.refresh();
    await world.idle();
    if (session.state.pending) world.resolve([true]);
    world.correct();
    void session.save();
    await world.idle();
    world.check();
    if (!session.state.pending && session.state.changed.length === 0) break;
  }
}

const { MODEL_RUNS = "1000", MODEL_REPLAY = "" } = process.env;

test("whatever happens at the desk, in whatever order, no word is lost, mixed up or left hanging", async () => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "queueMicrotask", "nextTick", "performance"] });
  URL.createObjectURL = () => "blob:";
  const [seed, path = "", replayPath] = MODEL_REPLAY.split(" ");
  const steps = fc.commands(STEPS, { maxCommands: 30, size: "max", ...(replayPath && { replayPath }) });
  const property = fc.asyncProperty(fc.scheduler(), steps, async (scheduler, taken) => {
    const world = new World(scheduler);
    await fc.asyncModelRun(() => ({ model: world, real: world }), taken);
    await finish(world);
  });
  const details = await fc.check(property, { numRuns: Number(MODEL_RUNS), ...(seed && { seed: Number(seed), path }) });
  if (!details.failed) return;
  const [, taken] = details.counterexample ?? [];
  const [, replay] = /replayPath="(.*?)"/.exec(String(taken)) ?? [];
  const command = `MODEL_REPLAY="${details.seed} ${details.counterexamplePath} ${replay}" npx jest editor-session.model`;
  throw new Error(`${taken}\n${details.errorInstance}\nTo repeat it: ${command}`, { cause: details.errorInstance });
}, 3_600_000);
