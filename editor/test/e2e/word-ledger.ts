import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Workplace } from "./workplace";

/** A field in a form or in the saved content. */
export interface Field {
  /** Identifies the entry: "awards:awards[2]". */
  entry: string;
  /** The key of the field: "name". */
  kind: string;
  value: string;
}

interface Word {
  entry: number;
  kind: string;
  /** The name of the person who typed the word. */
  by: string;
  /** Whether the form has shown the whole word. */
  isTyped: boolean;
  /** Whether a save may have sent the word. */
  isSent: boolean;
}

/** The files that people edit. */
export const FILES = ["awards", "faq", "not-found"] as const;
/** The keys of the fields that contain words. */
export const KINDS = ["name", "issuer", "alt", "image", "question", "answer", "text"];

/** How long, in ms, a saved word may be missing without a record of who removed it. Then it is a fault. */
const GRACE_MS = 3000;

/** Returns the words in a value. The names of the images that the content starts with are words, too. */
export const wordsIn = (value: unknown): string[] =>
  (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).match(/\bw\d+z|\b[a-z]+-[a-z\d]+\b(?=\.png)/g) ??
  [];

/** Returns the content at the start, with a different word in each field. */
export function firstTexts(): Record<string, string> {
  const images = ["deed-practice", "property-section", "county-bar", "client-service", "title-standards"];
  const more = ["probate-practice", "years-35", "two-states", "ethics-pledge"];
  let count = 0;
  const word = () => `w${++count}z`;
  const awards = [...images, ...more].map((image) => {
    return { name: word(), issuer: word(), image: `./images/awards/${image}.png`, alt: word() };
  });
  const questions = awards.map(() => ({ question: word(), answer: word() }));
  const words = ["Oops! Page not found", "Return to Home"];
  const seo = { title: "Page not found", description: "This page does not exist. Start again on the home page." };
  const notFound = { seo, heading: words[0], text: word(), homeLink: words[1] };
  const contents = { "awards.json": { awards }, "faq.json": { questions }, "not-found.json": notFound };
  return Object.fromEntries(
    Object.entries(contents).map(([name, content]) => [name, `${JSON.stringify(content, null, 2)}\n`]),
  );
}

/** Records where each word belongs and whether it may be missing. */
export class WordLedger {
  readonly words = new Map<string, Word>();
  /** Words that a person has removed for good. */
  readonly gone = new Set<string>();
  /** Words that a person has removed and not saved yet, by the person's name. */
  readonly replaced: Readonly<Record<string, Set<string>>>;
  /** Words that were discarded before any save sent them. */
  readonly thrownAway = new Set<string>();
  /** The beginnings of all words. A field contains one if a dialog interrupted the typing. */
  readonly parts = new Set<string>();
  readonly faults = new Set<string>();
  readonly counts: Record<string, number> = {};
  /** The file that another program has only half written. */
  half: string | undefined;
  readonly #saved = new Set<string>();
  readonly #missing = new Map<string, number>();
  readonly #lines: string[] = [];
  readonly #start = Date.now();
  #entries = 0;

  /** @param people the names of the people @param record the path of the log */
  constructor(
    readonly workplace: Workplace,
    people: readonly string[],
    readonly record: string,
  ) {
    this.replaced = Object.fromEntries(people.map((name) => [name, new Set<string>()]));
    mkdirSync(path.dirname(record), { recursive: true });
    writeFileSync(record, "");
    for (const fields of byEntry(this.saved())) {
      const entry = this.#entries++;
      for (const { kind, value } of fields) {
        for (const word of wordsIn(value)) {
          this.words.set(word, { entry, kind, by: "", isTyped: true, isSent: true });
        }
      }
    }
  }

  log(line: string): void {
    const timed = `${((Date.now() - this.#start) / 1000).toFixed(1)} ${line}`;
    this.#lines.push(timed);
    appendFileSync(this.record, `${timed}\n`);
  }

  count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }

  fault(text: string): void {
    if (this.faults.has(text)) return;
    this.faults.add(text);
    this.log(`FAULT: ${text}`);
    const about = this.#lines.filter((line) => wordsIn(text).some((word) => wordsIn(line).includes(word)));
    console.log([`\n${text}`, ...about].join("\n    "));
  }

  /** Returns a new word for a field. @param others the values in the same entry */
  newWord(kind: string, by: string, others: unknown): string {
    const word = `w${this.words.size}z`;
    this.words.set(word, { entry: this.entryOf(others) ?? this.#entries++, kind, by, isTyped: false, isSent: false });
    for (let length = 1; length < word.length; length++) this.parts.add(word.slice(0, length));
    this.count("words");
    return word;
  }

  /** Records that the form shows the whole word. @param others the values in the same entry */
  typed(word: string, others: readonly string[] = []): void {
    const known = this.words.get(word);
    if (known) known.isTyped = true;
    const entry = this.entryOf(others.filter((value) => value !== word));
    const isElsewhere = entry !== undefined && entry !== known?.entry;
    if (isElsewhere) this.fault(`${word} has moved to another entry, with ${wordsIn(others)}.`);
  }

  entryOf(values: unknown): number | undefined {
    return wordsIn(values).flatMap((word) => this.words.get(word)?.entry ?? [])[0];
  }

  /** Returns all fields of the saved content. */
  saved(): Field[] {
    return FILES.filter((file) => file !== this.half).flatMap((file) => {
      const content: object = JSON.parse(this.workplace.text(`${file}.json`));
      return Object.entries(content).flatMap(([key, value]) =>
        Array.isArray(value)
          ? value.flatMap((entry, index) => fieldsOf(`${file}:${key}[${index}]`, entry))
          : fieldsOf(`${file}:`, { [key]: value }),
      );
    });
  }

  /** Checks the saved content. @returns the words in it */
  check(): ReadonlySet<string> {
    const fields = this.saved();
    this.judge(fields, "what is saved");
    const words = new Set(fields.flatMap(({ value }) => wordsIn(value)));
    for (const word of words) this.#saved.add(word);
    for (const word of this.half ? [] : this.#saved) {
      if (words.has(word) || this.mayBeMissing(word)) this.#missing.delete(word);
      else this.#missing.set(word, this.#missing.get(word) ?? Date.now());
    }
    for (const [word, since] of this.#missing) {
      if (Date.now() - since > GRACE_MS) this.fault(`${word} was saved, but nobody removed it and it is gone.`);
    }
    return words;
  }

  /** Checks that each word is where it belongs. @param where the place for messages: "what is saved" */
  judge(fields: readonly Field[], where: string): void {
    const seen = new Set<string>();
    for (const entry of byEntry(fields)) {
      const id = this.entryOf(entry.map(({ value }) => value));
      for (const { kind, value } of entry) {
        const isWhole = kind === "image" || value === (wordsIn(value)[0] ?? "") || this.parts.has(value);
        if (!isWhole) this.fault(`In ${where}, a field (${kind}) is “${value.slice(0, 60)}”.`);
        for (const word of wordsIn(value)) {
          const known = this.words.get(word);
          const belongs = known?.kind === kind && known.entry === id;
          if (!belongs) this.fault(`In ${where}, ${word} is in the wrong place, with ${wordsIn(entry)}.`);
          if (seen.has(word)) this.fault(`In ${where}, ${word} is there twice.`);
          if (this.thrownAway.has(word)) this.fault(`In ${where}, ${word} is there, although it was discarded.`);
          seen.add(word);
        }
      }
    }
  }

  mayBeMissing(word: string): boolean {
    return this.gone.has(word) || Object.values(this.replaced).some((words) => words.has(word));
  }

  /** Records that a person has seen words and replaced them. */
  replace(by: string, words: readonly string[]): void {
    for (const word of words) this.replaced[by]?.add(word);
  }

  /** Records that a person's save was sent: removed words are gone, and typed words may arrive. */
  send(by: string): void {
    for (const word of this.replaced[by] ?? []) this.gone.add(word);
    this.replaced[by]?.clear();
    for (const word of this.words.values()) if (word.by === by) word.isSent = true;
  }

  /** Records that a person has discarded unsaved words. */
  throwAway(by: string): void {
    this.check();
    this.replaced[by]?.clear();
    for (const [word, known] of this.words) {
      if (known.by !== by || this.#saved.has(word)) continue;
      this.gone.add(word);
      if (!known.isSent) this.thrownAway.add(word);
    }
  }

  /** Checks every word at the end. @param ends the fields that each person sees, by the person's name */
  close(ends: Readonly<Record<string, readonly Field[]>>): void {
    const saved = this.check();
    for (const [word, { isTyped }] of this.words) {
      if (isTyped && !saved.has(word) && !this.mayBeMissing(word)) this.fault(`${word} is lost.`);
    }
    for (const [name, fields] of Object.entries(ends)) {
      this.judge(fields, `${name}'s form`);
      const seen = new Set(fields.flatMap(({ value }) => wordsIn(value)));
      const other = [...saved, ...seen].filter((word) => !saved.has(word) || !seen.has(word));
      for (const word of other) this.fault(`${word} is ${seen.has(word) ? "only" : "not"} in ${name}'s form.`);
    }
  }
}

function byEntry(fields: readonly Field[]): Field[][] {
  return [...new Set(fields.map(({ entry }) => entry))].map((id) => fields.filter(({ entry }) => entry === id));
}

function fieldsOf(entry: string, values: object): Field[] {
  const known = Object.entries(values).filter(([kind]) => KINDS.includes(kind));
  return known.map(([kind, value]) => ({ entry, kind, value: String(value) }));
}
