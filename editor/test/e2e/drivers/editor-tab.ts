import { poll } from "../../../../test/e2e/drivers/engine-test";
import { click, exists, frames, textOf } from "../../../../test/e2e/drivers/page-actions";
import type { Tab } from "../../../../test/e2e/drivers/tab";
import { type Place, placeKey } from "../../../draft/paths";
import { storedDrafts } from "./stored-drafts";

/** Drives the editor in any browser engine with a mouse and a keyboard. */
export class EditorTab {
  constructor(readonly tab: Tab) {}

  /** Clicks the first visible element that matches the selector and begins with these words. */
  async clickWords(selector: string, words: string): Promise<void> {
    const find = () =>
      this.tab.evaluate(
        (wanted, said) => {
          document.querySelector("[data-wanted]")?.removeAttribute("data-wanted");
          const found = [...document.querySelectorAll(wanted)].find(
            (element) => element.checkVisibility() && element.textContent?.trim().startsWith(said),
          );
          found?.setAttribute("data-wanted", "");
          return found !== undefined;
        },
        selector,
        words,
      );
    await poll(find, `${selector} with "${words}"`).toBe(true);
    await click(this.tab, "[data-wanted]");
  }

  async openFile(title: string): Promise<void> {
    await this.clickWords("nav button", title);
    await poll(() => textOf(this.tab, "form.content-form h2")).toContain(title);
  }

  /** Opens the groups around a field of the open file. @returns the field's selector */
  async reveal(place: Place): Promise<string> {
    const field = `[id="${placeKey(place)}"]`;
    // A notice in the toolbar may move the group before the click.
    const open = async () => {
      for (const length of [...place.path.keys()].slice(1)) {
        const group = `[id="${placeKey({ ...place, path: place.path.slice(0, length) })}"]`;
        if (await exists(this.tab, `details:not([open]) > summary${group}`)) await click(this.tab, group);
      }
      return exists(this.tab, field);
    };
    await poll(open, `the field ${placeKey(place)}`).toBe(true);
    return field;
  }

  /** Replaces the text of a field by typing. */
  async fill(place: Place, words: string): Promise<void> {
    const field = await this.reveal(place);
    await click(this.tab, field);
    await this.tab.evaluate((wanted) => document.querySelector<HTMLInputElement>(wanted)?.select(), field);
    await this.tab.type(words);
    await poll(() => this.valueOf(place)).toBe(words);
  }

  valueOf(place: Place): Promise<string> {
    const field = `[id="${placeKey(place)}"]`;
    return this.tab.evaluate((wanted) => document.querySelector<HTMLInputElement>(wanted)?.value ?? "(none)", field);
  }

  /** Waits until this browser has stored the unsaved changes. */
  async stored(words: string): Promise<void> {
    await poll(() => this.tab.evaluate(storedDrafts)).toContain(words);
  }

  /** Waits for a notice at the top. @param where a selector */
  async hears(words: RegExp, where = ".notice"): Promise<void> {
    await poll(() => textOf(this.tab, where)).toMatch(words);
  }

  async save(): Promise<void> {
    await this.clickWords("header button", "Save");
    await this.hears(/^Saved\./);
  }

  /**
   * Clicks an element of the preview after it has stopped moving: a few frames after a person goes to
   * a field, the preview starts to scroll there smoothly.
   *
   * @param words the first words of the element @param inside a selector
   */
  async clickInPreview(words: string, inside = "main"): Promise<void> {
    await frames(this.tab, 6);
    const find = () =>
      this.tab.evaluate(
        async (said, root) => {
          const frame = document.querySelector("iframe");
          const page = frame?.contentDocument;
          const found = [...(page?.querySelectorAll(`${root} *`) ?? [])].find((element) =>
            element.firstChild?.nodeValue?.startsWith(said),
          );
          if (!frame || !found) return null;
          let inner: DOMRect | undefined;
          while (inner?.top !== found.getBoundingClientRect().top) {
            found.scrollIntoView({ block: "center", behavior: "instant" });
            inner = found.getBoundingClientRect();
            for (let count = 0; count < 2; count += 1) await new Promise(requestAnimationFrame);
          }
          const outer = frame.getBoundingClientRect();
          const scale = outer.width / frame.offsetWidth;
          // The click is near the start of the text, because the element may be wider than its text.
          return { x: outer.x + (inner.x + 12) * scale, y: outer.y + (inner.y + inner.height / 2) * scale };
        },
        words,
        inside,
      );
    await poll(async () => (await find()) !== null, `"${words}" in the preview`).toBe(true);
    const point = await find();
    if (point) await this.tab.mouse({ do: "move", ...point }, { do: "down" }, { do: "up" });
  }

  /** Chooses a file for an image field without the file dialog, which a script cannot operate. */
  async choose(place: Place, name: string, bytes: Buffer): Promise<void> {
    const field = await this.reveal(place);
    await this.tab.evaluate(
      (wanted, fileName, base64) => {
        const input = document.querySelector<HTMLInputElement>(wanted);
        const transfer = new DataTransfer();
        transfer.items.add(new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], fileName));
        if (input) input.files = transfer.files;
        input?.dispatchEvent(new Event("change", { bubbles: true }));
      },
      field,
      name,
      bytes.toString("base64"),
    );
  }

  async expectFocusIn(place: Place): Promise<void> {
    await poll(() => this.tab.evaluate(() => document.activeElement?.id ?? "")).toBe(placeKey(place));
  }
}
