import { setTimeout as pass } from "node:timers/promises";
import type { BrowserContext, CDPSession, ElementHandle } from "@playwright/test";
import { between, pick, seededRandom } from "../../../test/helpers/random";
import { EditorPage } from "./drivers/editor-page";
import { picture } from "./editor-test";
import { FILES, type Field, type WordLedger, wordsIn } from "./word-ledger";

const CONNECTIONS = ["good", "good", "good", "slow", "loses answers", "loses answers", "offline"] as const;
const [LEAST_ENTRIES, MOST_ENTRIES] = [5, 13];
/** What a person does, with relative frequencies. */
const HABITS = { type: 50, save: 14, choose: 6, move: 6, connect: 5, openFile: 5, comeBack: 5, delete: 4 } as const;
const SELDOM = { add: 3, reload: 2, close: 1, discard: 1, mistype: 1 } as const;
type Action = keyof typeof HABITS | keyof typeof SELDOM;
const ACTIONS = Object.entries({ ...HABITS, ...SELDOM }).flatMap(([name, times]) =>
  Array<Action>(times).fill(name as Action),
);

/** Returns the side, in px, of the square image named by a word. No other image has this size. */
export const sideOf = (word: string) => 480 + Number(word.slice(1, -1));

interface FormField extends Field {
  element: HTMLInputElement;
  isWrong: boolean;
}

declare global {
  interface Window {
    readForm: typeof readForm;
  }
}

/** Runs in the page. Returns the form's fields that can contain words. */
function readForm(): FormField[] {
  const place = /^((?:awards|faq|not-found):(?:\w+\[\d+\])?)\.?(name|issuer|alt|image|question|answer|text)$/;
  const controls = document.querySelectorAll<HTMLInputElement>("form.content-form :is(input, textarea)[id]");
  return [...controls].flatMap((element) => {
    const [isField, entry = "", kind = ""] = place.exec(element.id) ?? [];
    const shown = element.type === "file" ? element.closest("fieldset")?.querySelector("p") : undefined;
    const value = shown?.textContent ?? element.value;
    const isMissing = kind !== "answer" && ["", "No image yet"].includes(value);
    return isField ? [{ element, entry, kind, value, isWrong: isMissing || element.ariaInvalid === "true" }] : [];
  });
}

type Target = readonly [wanted: "text" | "image", at: number, isWrongFirst: boolean];

/** Runs in the page. Focuses a field and selects its words, unless a question is open. */
function goToField([wanted, at, isWrongFirst]: Target) {
  const all = document.querySelector("dialog[open]") ? [] : window.readForm();
  const fitting = all.filter(({ kind }) => (kind === "image") === (wanted === "image"));
  const wrong = fitting.filter(({ isWrong }) => isWrong && isWrongFirst);
  const from = wrong.length > 0 ? wrong : fitting;
  const found = from[Math.floor(at * from.length)];
  found?.element.select();
  found?.element.focus();
  return found && { ...found, others: all.filter(({ entry }) => entry === found.entry).map(({ value }) => value) };
}

/** Runs in the page. Returns the field that has the focus. */
function readFocus() {
  const all = window.readForm();
  const found = all.find(({ element }) => element === document.activeElement);
  return found && { ...found, others: all.filter(({ entry }) => entry === found.entry).map(({ value }) => value) };
}

/**
 * Runs in the page. Presses a button with this name in one entry, if at least `least` entries have
 * such a button.
 *
 * @returns the words of that entry
 */
function pressInEntry([name, at, least]: readonly [name: string, at: number, least: number]): string[] {
  const selector = `form li button[aria-label^="${name}: "]:not([aria-disabled=true])`;
  const buttons = document.querySelector("dialog[open]") ? [] : document.querySelectorAll<HTMLElement>(selector);
  const button = buttons.length < least ? undefined : buttons[Math.floor(at * buttons.length)];
  const fields = window.readForm().filter(({ element }) => button?.closest("li")?.contains(element));
  button?.click();
  return fields.map(({ value }) => value);
}

/** Runs in the page. Resolves each conflict. @returns the kept and the rejected text of each conflict */
async function chooseSides(sides: readonly boolean[]) {
  const dialog = document.querySelector("dialog[open]");
  const decided: { isMine: boolean; kept: string; gone: string }[] = [];
  for (const [index, conflict] of [...(dialog?.querySelectorAll("fieldset") ?? [])].entries()) {
    const [theirs, mine] = conflict.querySelectorAll("label");
    const isMine = sides[index % sides.length] ?? true;
    const [kept, gone] = isMine ? [mine, theirs] : [theirs, mine];
    kept?.click();
    await new Promise(requestAnimationFrame);
    decided.push({ isMine, kept: kept?.innerText ?? "", gone: gone?.innerText ?? "" });
  }
  dialog?.querySelector<HTMLElement>("button.primary")?.click();
  return decided;
}

/** Runs in the page. Returns what the person has to deal with next. */
function whatIsOpen(): "form" | "other form" | "conflict" | "sign-in" | "question" | "nothing" {
  if (document.querySelector("#token")) return "sign-in";
  const dialog = document.querySelector("dialog[open]");
  if (dialog) return dialog.querySelector("input[type=radio]") ? "conflict" : "question";
  if (!document.querySelector("form.content-form")) return "nothing";
  return document.querySelector(":is([id^='awards:'], [id^='faq:'], [id^='not-found:'])") ? "form" : "other form";
}

/** A person who uses the editor, in their own browser. */
export class Person {
  editor!: EditorPage;
  #connection: (typeof CONNECTIONS)[number] = "good";
  readonly #random;
  readonly #luck;

  constructor(
    readonly name: string,
    readonly token: string,
    readonly context: BrowserContext,
    readonly ledger: WordLedger,
    seed: number,
  ) {
    this.#random = seededRandom(seed);
    this.#luck = seededRandom(-seed);
  }

  async open(): Promise<void> {
    const page = await this.context.newPage();
    this.editor = new EditorPage(page);
    page.on("dialog", (dialog) => void dialog.accept().catch(() => {}));
    page.on("pageerror", (error) => this.ledger.fault(`${this.name}'s page: ${error.message}`));
    // esbuild adds calls of `__name`, which the page does not have.
    await page.addInitScript(`globalThis.__name = (named) => named; globalThis.readForm = ${readForm};`);
    await this.#interfere(await this.context.newCDPSession(page));
    await page.goto(this.ledger.workplace.origin).catch(() => {});
  }

  /**
   * Delays requests, and drops requests and responses. This uses the DevTools protocol, because
   * Playwright's `route` cannot forward uploads.
   */
  async #interfere(devtools: CDPSession): Promise<void> {
    const { origin, github } = this.ledger.workplace;
    const urlPattern = github ? `${github.origin}/*` : `${origin}/api/*`;
    devtools.on("Fetch.requestPaused", async ({ requestId, request, ...answer }) => {
      const isAnswer = answer.responseStatusCode !== undefined || answer.responseErrorReason !== undefined;
      // A long body has no `postData`. Such a request is a save.
      const isSave = request.method === "POST" && !/query (Read|Compare)/.test(request.postData ?? "");
      if (isSave && !isAnswer) this.ledger.send(this.name);
      if (this.#connection === "slow" && this.#luck() < 0.5) await pass(between(this.#luck, 200, 5000));
      // Responses to saves are dropped most often. Anything else is dropped less often: a save
      // consists of several requests.
      const isWeak = this.#connection === "loses answers" && request.method !== "OPTIONS";
      const isLost = isWeak && this.#luck() < (isSave && isAnswer ? 0.5 : 0.1);
      if (isLost) this.#tell(`lost ${isAnswer ? "answers" : "requests"}${isSave ? " to save" : ""}`);
      const passed = isLost
        ? devtools.send("Fetch.failRequest", { requestId, errorReason: "ConnectionReset" })
        : devtools.send("Fetch.continueRequest", { requestId });
      // The tab may be closed.
      await passed.catch(() => {});
    });
    const stages = ["Request", "Response"] as const;
    await devtools.send("Fetch.enable", { patterns: stages.map((requestStage) => ({ urlPattern, requestStage })) });
  }

  /** Takes a random action or, if something blocks the form, deals with that. */
  async act(): Promise<void> {
    const action = pick(this.#random, ACTIONS) ?? "type";
    if (action === "connect") await this.connect(pick(this.#random, CONNECTIONS));
    else if (!(await this.ready())) return;
    else if (action === "mistype") await this.type(false, true);
    else await this[action]();
  }

  /** Returns whether the form can be used. If not, it takes a step toward that. */
  async ready(): Promise<boolean> {
    if (this.editor.page.isClosed()) await this.open();
    const open = await this.editor.page.evaluate(whatIsOpen).catch(() => "nothing");
    if (open === "other form") await this.openFile();
    if (open.endsWith("form")) return true;
    if (open === "sign-in") await this.editor.signIn(this.token);
    else if (open === "conflict") await this.decide();
    else if (open === "question") await this.editor.button("Keep my changes").click();
    else await this.editor.page.reload().catch(() => {});
    await pass(300);
    return false;
  }

  async connect(connection: (typeof CONNECTIONS)[number] = "good"): Promise<void> {
    this.#connection = connection;
    this.ledger.log(`${this.name}'s connection: ${connection}`);
    await this.context.setOffline(connection === "offline");
  }

  async type(isWrongFirst = this.#random() < 0.5, isWrong = false): Promise<void> {
    const { ledger, name } = this;
    const { page } = this.editor;
    let spot = await page.evaluate(goToField, ["text", this.#random(), isWrongFirst] as const);
    if (!spot) return this.openFile();
    const word = ledger.newWord(spot.kind, name, spot.others);
    // If a merge has replaced the field's text during typing, the person types the word again.
    for (let attempt = 0; attempt < 3 && spot && spot.value !== word; attempt++) {
      ledger.log(`${name} types ${word} (${spot.kind}) over ${spot.value.slice(0, 30)}, with ${wordsIn(spot.others)}`);
      ledger.replace(name, wordsIn(spot.value));
      await page.evaluate(() => (document.activeElement as HTMLInputElement).select?.());
      await page.keyboard.type(word, { delay: this.#random() < 0.3 ? 40 : 5 });
      spot = await page.evaluate(readFocus);
    }
    if (spot?.value !== word) return ledger.log(`${name} could not finish ${word}`);
    ledger.typed(word, spot.others);
    if (!isWrong) return;
    this.#tell("typed on purpose what is too long");
    await page.keyboard.insertText(` ${"x".repeat(2000)}`);
  }

  async choose(isWrongFirst = this.#random() < 0.6): Promise<void> {
    const { ledger, name } = this;
    const { page } = this.editor;
    const spot = await page.evaluate(goToField, ["image", this.#random(), isWrongFirst] as const);
    if (!spot || ledger.entryOf(spot.others) === undefined) return;
    const word = ledger.newWord("image", name, spot.others);
    ledger.log(`${name} chooses ${word}.png over ${spot.value}, with ${wordsIn(spot.others)}`);
    ledger.replace(name, wordsIn(spot.value));
    const [side, control] = [sideOf(word), await page.evaluateHandle(() => document.activeElement)];
    const file = { name: `${word}.png`, mimeType: "image/png", buffer: await picture(side, side).png().toBuffer() };
    await (control as ElementHandle<HTMLInputElement>).setInputFiles(file);
    if (this.#random() < 0.3) await this.save();
    await page.waitForFunction(([element, size]) => element?.closest("fieldset")?.textContent?.includes(size), [
      control,
      `${side} × ${side} pixels`,
    ] as const);
    ledger.typed(word);
    this.#tell("images");
  }

  async save(): Promise<void> {
    const isIdle = await this.editor.saveButton.getAttribute("aria-disabled");
    if (isIdle === "true") return;
    await this.editor.saveButton.click();
    this.#tell("saves");
  }

  async comeBack(): Promise<void> {
    await this.editor.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    this.#tell("came back");
  }

  async openFile(file = pick(this.#random, [...FILES, "awards", "faq"] as const) ?? "awards"): Promise<void> {
    await this.editor.openAll(file);
  }

  async add(): Promise<void> {
    const { form } = this.editor;
    const count = await form.locator("section.list > ol > li").count();
    if (count === 0 || count >= MOST_ENTRIES) return;
    await form.locator("section.list > button").click();
    this.#tell("added entries");
  }

  async delete(): Promise<void> {
    const { page } = this.editor;
    const words = wordsIn(await page.evaluate(pressInEntry, ["Delete", this.#random(), LEAST_ENTRIES] as const));
    this.ledger.replace(this.name, words);
    if (words.length > 0) this.#tell("deleted entries", words);
    if (words.length === 0 || this.#random() > 0.4) return;
    await pass(between(this.#random, 0, 300));
    await page.evaluate(pressInEntry, ["Undo", 0, 1] as const);
    const back = wordsIn(await this.fields());
    if (words.some((word) => !back.includes(word))) return;
    for (const word of words) this.ledger.replaced[this.name]?.delete(word);
    this.#tell("took a deletion back", words);
  }

  async move(): Promise<void> {
    const does = pick(this.#random, ["Move up", "Move down"]) ?? "";
    const words = wordsIn(await this.editor.page.evaluate(pressInEntry, [does, this.#random(), 1] as const));
    if (words.length > 0) this.#tell("moved entries", words);
  }

  async decide(): Promise<void> {
    if (this.#random() < 0.15) return this.editor.button("Decide later").click();
    const sides = Array.from({ length: 5 }, () => this.#random() < 0.5);
    for (const { isMine, kept, gone } of await this.editor.page.evaluate(chooseSides, sides)) {
      const [stay, go] = [wordsIn(kept), wordsIn(gone).filter((word) => !wordsIn(kept).includes(word))];
      for (const word of stay) this.ledger.replaced[this.name]?.delete(word);
      if (isMine) this.ledger.replace(this.name, go);
      else for (const word of go) this.ledger.gone.add(word);
      this.#tell("conflicts", [...stay, isMine ? "(mine) over" : "(theirs) over", ...go]);
    }
  }

  async discard(): Promise<void> {
    const button = this.editor.button("Discard changes");
    if ((await button.getAttribute("aria-disabled")) === "true") return;
    await button.click();
    await this.editor.button("Throw them away").click();
    this.ledger.throwAway(this.name);
    this.#tell("threw changes away");
  }

  async reload(): Promise<void> {
    this.#tell("reloads");
    await this.editor.page.reload().catch(() => {});
  }

  async close(): Promise<void> {
    this.#tell("closed tabs");
    const closed = this.editor.page.waitForEvent("close");
    await this.editor.page.close({ runBeforeUnload: true });
    await closed;
    await this.open();
  }

  /** Returns the fields of the open form. */
  fields(): Promise<Omit<FormField, "element">[]> {
    return this.editor.page.evaluate(() => window.readForm().map(({ element: _, ...field }) => field));
  }

  #tell(what: string, words: readonly string[] = []): void {
    this.ledger.count(what);
    this.ledger.log(`${this.name}: ${what} ${words.join(" ")}`);
  }
}
