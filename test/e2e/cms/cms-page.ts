import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { CONTENT_FOLDER, listFiles } from "../../../content-model/content-folder";

export function contentFiles(): Map<string, Buffer> {
  const read = (name: string) => readFileSync(path.join(CONTENT_FOLDER, name));
  return new Map(listFiles(CONTENT_FOLDER).map((name) => [`content/${name}`, read(name)]));
}

export class CmsPage {
  constructor(readonly page: Page) {}

  /** The folder is in the browser's own file system. */
  async openFolder(): Promise<void> {
    await this.page.addInitScript(() => {
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    });
    await this.page.goto("/favicon.svg");
    const files = [...contentFiles()].map(([name, bytes]) => [name, new Uint8Array(bytes)] as const);
    await this.page.evaluate(async (all) => {
      const root = await navigator.storage.getDirectory();
      // Sveltia accepts only a repository.
      await root.getDirectoryHandle(".git", { create: true });
      for (const [path, bytes] of all) {
        const [name = "", ...folders] = path.split("/").toReversed();
        let folder = root;
        for (const part of folders.toReversed()) folder = await folder.getDirectoryHandle(part, { create: true });
        const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
        await stream.write(bytes);
        await stream.close();
      }
    }, files);
    await this.page.goto("/admin/");
    await this.page.getByRole("button", { name: "Work with Local Repository" }).click();
  }

  async readFolder(): Promise<Map<string, Buffer>> {
    const files = await this.page.evaluate(async () => {
      async function read(folder: FileSystemDirectoryHandle, path: string): Promise<[string, Uint8Array][]> {
        const found: [string, Uint8Array][] = [];
        for await (const [name, handle] of folder.entries()) {
          if (handle instanceof FileSystemDirectoryHandle) {
            found.push(...(await read(handle, `${path}${name}/`)));
          } else {
            const file = await (handle as FileSystemFileHandle).getFile();
            found.push([path + name, await file.bytes()]);
          }
        }
        return found;
      }
      return read(await navigator.storage.getDirectory(), "");
    });
    return new Map(files.map(([path, bytes]) => [path, Buffer.from(bytes)]));
  }

  async openFile(label: string): Promise<void> {
    const files = this.page.getByRole("grid", { name: "Files" });
    await files.getByRole("row", { name: label, exact: true }).click();
    await expect(this.page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
    await expect(this.preview.locator("main")).toBeVisible();
  }

  async expand(index: number): Promise<void> {
    await this.page.getByRole("button", { name: "Expand", exact: true }).nth(index).click();
  }

  async add(entry: string): Promise<void> {
    // Sveltia writes invisible direction marks around the name.
    await this.page.getByRole("button", { name: new RegExp(`^Add .?${entry}`) }).click();
  }

  /** Scrolls down, because a field off the screen is not in the page. */
  async field(label: string): Promise<Locator> {
    const field = this.page.getByRole("textbox", { name: label, exact: true }).last();
    await this.page.mouse.move(300, 400);
    await expect(async () => {
      await this.page.mouse.wheel(0, 400);
      await expect(field).toBeVisible({ timeout: 300 });
    }).toPass();
    return field;
  }

  async fillNew(label: string, text: string): Promise<void> {
    await expect(async () => {
      const field = await this.field(label);
      expect(await field.inputValue()).toBe("");
      await field.fill(text);
    }).toPass();
  }

  async refusal(): Promise<string> {
    await this.page.getByRole("button", { name: "Save", exact: true }).click();
    const dialog = this.page.getByRole("alertdialog");
    const text = await dialog.innerText();
    await dialog.getByRole("button", { name: "OK" }).click();
    await this.leave();
    return text;
  }

  async leave(): Promise<void> {
    await this.page.getByRole("button", { name: "Cancel Editing" }).click();
  }

  async save(): Promise<void> {
    await this.page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(this.page.getByRole("grid", { name: "Files" })).toBeVisible();
  }

  get preview() {
    return this.page.frameLocator("iframe").frameLocator('iframe[title="Preview"]');
  }
}
