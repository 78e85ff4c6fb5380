import type { Dialog, FrameLocator, Locator, Page } from "@playwright/test";
import { expect } from "../playwright-test";
import { storedDrafts } from "./stored-drafts";

/** The content editor in a page, as somebody uses it who sees its labels. */
export class EditorPage {
  constructor(readonly page: Page) {}

  /** What the editor says at the top. */
  get notice(): Locator {
    return this.page.locator(".notice");
  }

  get saveButton(): Locator {
    return this.page.getByRole("banner").getByRole("button", { name: /^Sav/ });
  }

  /** The form of the file that is open. */
  get form(): Locator {
    return this.page.locator("form.content-form");
  }

  /** What keeps the content from being saved: a button for each problem, which leads to its field. */
  get problems(): Locator {
    return this.page.locator(".problem-list").getByRole("button");
  }

  /** What somebody types into now. */
  get focused(): Locator {
    return this.page.locator(":focus");
  }

  /** Asks what is to stand where two people have changed the same. */
  get conflict(): Locator {
    return this.page.getByRole("dialog", { name: "Somebody else has changed the same words" });
  }

  /** Asks for a new sign-in while what was typed waits behind it. */
  get signInAgain(): Locator {
    return this.page.getByRole("dialog", { name: "Sign in again" });
  }

  async signIn(token: string): Promise<void> {
    await this.page.getByLabel(/access token/i).fill(token);
    await this.page.getByRole("button", { name: "Sign in", exact: true }).click();
  }

  /** Waits until there is something to edit. */
  async loaded(): Promise<void> {
    await this.form.waitFor();
  }

  /** Waits until this browser has stored words that are not saved yet. */
  async stored(words: string): Promise<void> {
    await expect.poll(() => this.page.evaluate(storedDrafts)).toContain(words);
  }

  /** Closes the tab as a person would. @returns what the browser asks before it does; undefined if it just does */
  async close(): Promise<Dialog | undefined> {
    const asked = this.page.waitForEvent("dialog");
    const closed = this.page.waitForEvent("close").then(() => undefined);
    await this.page.close({ runBeforeUnload: true });
    return await Promise.race([asked.catch(() => undefined), closed]);
  }

  /** Loads the page again, although it warns of changes that are not saved. */
  async reload(): Promise<void> {
    this.page.once("dialog", (dialog) => dialog.accept());
    await this.page.reload();
    await this.loaded();
  }

  /** An entry of the list of files. @param title "Client reviews" */
  file(title: string): Locator {
    return this.page.getByRole("navigation", { name: "Content" }).getByRole("button", { name: title });
  }

  async openFile(title: string): Promise<void> {
    await this.file(title).click();
    await expect(this.form.getByRole("heading", { level: 2, name: title })).toBeVisible();
  }

  /** The page beside the form. */
  get preview(): FrameLocator {
    return this.page.frameLocator(".preview iframe");
  }

  /** Opens a group of fields, if it is not open already. @param label "Contact" */
  openGroup(label: string, inside: Locator = this.form): Promise<Locator> {
    return this.#open(inside.locator("summary", { has: this.page.getByText(label, { exact: true }) }));
  }

  /** Opens an entry of a list, if it is not open already. @param words some of its line: "Maria" */
  openEntry(words: string, inside: Locator = this.form): Promise<Locator> {
    return this.#open(inside.locator(".entry > summary").filter({ hasText: words }));
  }

  /** @returns what the line opens, also when the words in that line change */
  async #open(summary: Locator): Promise<Locator> {
    const id = await summary.getAttribute("id");
    const group = this.page.locator(`details:has(> summary[id="${id}"])`);
    if ((await group.getAttribute("open")) === null) await summary.click();
    return group;
  }

  /** Decides one conflict. @param words one of its two versions */
  async decide(words: string, side: "Yours" | "Theirs"): Promise<void> {
    const version = this.page.getByRole("radio", { name: words });
    await this.conflict.getByRole("group").filter({ has: version }).getByLabel(side).check();
  }

  /** Goes on with what was decided. */
  async useDecisions(): Promise<void> {
    await this.conflict.getByRole("button", { name: "Use these" }).click();
    await expect(this.notice).toContainText("Both are brought together as you decided.");
  }

  /** Saves, and waits until it is saved. */
  async save(): Promise<void> {
    await this.saveButton.click();
    await expect(this.notice).toContainText(/^Saved\./);
  }
}

/** A file on the computer of whoever uses the editor. */
export interface ChosenFile {
  name: string;
  bytes: Buffer;
}

/** Drags a file from the desktop onto an element. */
export async function drop(target: Locator, { name, bytes }: ChosenFile): Promise<void> {
  const dataTransfer = await target.evaluateHandle(
    (_target, [fileName, base64]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], fileName));
      return transfer;
    },
    [name, bytes.toString("base64")] as const,
  );
  await target.dispatchEvent("dragover", { dataTransfer });
  await target.dispatchEvent("drop", { dataTransfer });
}

/** Chooses a file for the one image in a group. */
export async function choose(group: Locator, { name, bytes }: ChosenFile): Promise<void> {
  await group.locator("input[type=file]").setInputFiles({ name, mimeType: "", buffer: bytes });
}

/** Says that a field holds the firm's own words by now. */
export async function clearSampleMark(control: Locator): Promise<void> {
  await control.locator("xpath=ancestor::*[@class='field'][1]").getByLabel("Still sample content").click();
}

/** The control with a label. */
export function field(inside: Locator, label: string): Locator {
  return inside.getByLabel(label, { exact: true });
}
