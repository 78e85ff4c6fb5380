import type { Dialog, FrameLocator, Locator, Page } from "@playwright/test";
import { CONTENT_SCHEMAS, type ContentName } from "../../../../content-model/schemas";
import { expect } from "../../../../test/e2e/playwright-test";
import { type Place, placeKey } from "../../../draft/paths";
import { storedDrafts } from "./stored-drafts";

/** A file on the user's computer. */
export interface ChosenFile {
  name: string;
  bytes: Buffer;
}

/** Returns the place of a field: place("reviews", "reviews", 0, "name"). */
export const place = (file: ContentName, ...path: Place["path"]): Place => ({ file, path });

/** The content editor in a page. */
export class EditorPage {
  constructor(readonly page: Page) {}

  /** The notice at the top of the editor. */
  get notice(): Locator {
    return this.page.locator(".notice");
  }

  get saveButton(): Locator {
    return this.page.getByRole("banner").getByRole("button", { name: /^Sav/ });
  }

  /** The line that says whether the saved content is on the website. */
  get whereabouts(): Locator {
    return this.page.locator("header > div > [role=status]");
  }

  get publishButton(): Locator {
    return this.page.getByRole("banner").getByRole("button", { name: /^Publish/ });
  }

  /** The form of the file that is open. */
  get form(): Locator {
    return this.page.locator("form.content-form");
  }

  /** The list of problems, each with a button that leads to its field. */
  get problems(): Locator {
    return this.page.locator(".problem-list, .earlier-problems").getByRole("button");
  }

  /** The dialog about fields that two people have changed. */
  get conflict(): Locator {
    return this.page.getByRole("dialog", { name: "Somebody else has changed the same words" });
  }

  /** The dialog that asks to sign in again. */
  get signInAgain(): Locator {
    return this.page.getByRole("dialog", { name: "Sign in again" });
  }

  /** The preview of the page, beside the form. */
  get preview(): FrameLocator {
    return this.page.frameLocator(".preview iframe");
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  async signIn(token: string): Promise<void> {
    await this.page.getByLabel(/access token/i).fill(token);
    await this.button("Sign in").click();
  }

  /** Waits until the content has loaded. */
  async loaded(): Promise<void> {
    await this.form.waitFor();
  }

  /** Waits until this browser has stored the unsaved changes. */
  async stored(words: string): Promise<void> {
    await expect.poll(() => this.page.evaluate(storedDrafts)).toContain(words);
  }

  /** Closes the tab as a person would. @returns the browser's warning; undefined if the tab closes without one */
  async close(): Promise<Dialog | undefined> {
    const asked = this.page.waitForEvent("dialog");
    const closed = this.page.waitForEvent("close").then(() => undefined);
    await this.page.close({ runBeforeUnload: true });
    return await Promise.race([asked.catch(() => undefined), closed]);
  }

  /** Reloads the page, despite its warning about unsaved changes. */
  async reload(): Promise<void> {
    this.page.once("dialog", (dialog) => dialog.accept());
    await this.page.reload();
  }

  /** The button of a file in the list of files. */
  file(name: ContentName): Locator {
    const title = CONTENT_SCHEMAS[name].meta()?.title ?? "";
    return this.page.getByRole("navigation", { name: "Content" }).getByRole("button", { name: title });
  }

  /** Opens a form, and everything in it. */
  async openAll(name: ContentName): Promise<void> {
    await this.file(name).click();
    await expect(this.file(name)).toHaveAttribute("aria-current", "true");
    await this.form.evaluate(async (form) => {
      const closed = () => form.querySelectorAll<HTMLElement>("details:not([open]) > summary");
      while (closed().length > 0) {
        for (const line of closed()) line.click();
        await new Promise(requestAnimationFrame);
      }
    });
  }

  /** The element at a place in a form: a control, the line of a group or an entry, or the heading of a list. */
  at(where: Place): Locator {
    return this.page.locator(`[id="${placeKey(where)}"]`);
  }

  /** The field with its label, help and problems. */
  around(where: Place): Locator {
    return this.page
      .locator(".field, .text-entry")
      .filter({ has: this.at(where) })
      .last();
  }

  /** Opens the form and the groups around a field, with the mouse. */
  async reveal(where: Place): Promise<Locator> {
    const file = this.file(where.file);
    if ((await file.getAttribute("aria-current")) === null) await file.click();
    for (const length of where.path.keys()) {
      const outer = this.at({ ...where, path: where.path.slice(0, length) });
      const isClosed =
        length > 0 && (await outer.evaluate((summary) => summary.matches("details:not([open]) > summary")));
      if (isClosed) await outer.click();
    }
    return this.at(where);
  }

  async fill(where: Place, words: string): Promise<void> {
    const control = await this.reveal(where);
    await control.fill(words);
  }

  /** Chooses a file for an image. */
  async choose(where: Place, { name, bytes }: ChosenFile): Promise<void> {
    const control = await this.reveal(where);
    await control.setInputFiles({ name, mimeType: "", buffer: bytes });
  }

  /** Drags a file from the desktop onto an image. */
  async drop(where: Place, { name, bytes }: ChosenFile): Promise<void> {
    const target = (await this.reveal(where)).locator("xpath=ancestor::fieldset[1]");
    const dataTransfer = await target.evaluateHandle(
      (_target, [fileName, base64]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], fileName));
        return transfer;
      },
      [name, bytes.toString("base64")] as const,
    );
    await target.dispatchEvent("dragover", { dataTransfer });
    await target.dispatchEvent("drop", { dataTransfer });
  }

  /** Discards all unsaved changes. */
  async discard(): Promise<void> {
    await this.button("Discard changes").click();
    await this.button("Throw them away").click();
    await expect(this.notice).toHaveText("Everything is saved.");
  }

  /** Decides one conflict. @param words one of its two versions */
  async decide(words: string, side: "Yours" | "Theirs"): Promise<void> {
    const version = this.page.getByRole("radio", { name: words });
    await this.conflict.getByRole("group").filter({ has: version }).getByLabel(side).check();
  }

  /** Confirms the decisions. */
  async useDecisions(): Promise<void> {
    await this.conflict.getByRole("button", { name: "Use these" }).click();
    await expect(this.notice).toContainText("Both are brought together as you decided.");
  }

  /** Saves, and waits until it is saved. */
  async save(): Promise<void> {
    await this.saveButton.click();
    await expect(this.notice).toContainText(/^Saved\./);
  }

  /** Publishes what is saved, and waits until the website has it. */
  async publish(): Promise<void> {
    await this.publishButton.and(this.page.locator(":not([aria-disabled=true])")).click();
    await expect(this.notice).toHaveText("Published. Your changes are on the website in a few minutes.");
    await expect(this.whereabouts).toHaveText("Everything that is saved has been published.");
  }

  /** Acts as if the user came back to this tab from another one. */
  async comeBack(): Promise<void> {
    await this.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  }
}
