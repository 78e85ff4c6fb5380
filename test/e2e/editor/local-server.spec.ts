import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { EditorPage, field } from "../drivers/editor-page";
import { test as base, expect } from "../playwright-test";

const ROOT = path.join(__dirname, "../../..");
/** What `npm run edit` runs, of the project. */
const SOURCES = ["content-model", "editor", "gatsby", "scripts", "src", "package.json", "tailwind.config.js"];

interface Fixtures {
  /** A copy of the sources, with content, which a test may change. */
  copy: string;
  /** Starts `npm run edit` there. @returns its address */
  edit: (...args: string[]) => Promise<string>;
}

const test = base.extend<Fixtures>({
  copy: async ({ browserName: _browserName }, use) => {
    const copy = mkdtempSync(path.join(tmpdir(), "sources-"));
    symlinkSync(path.join(ROOT, "node_modules"), path.join(copy, "node_modules"));
    for (const name of SOURCES) cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true });
    cpSync(path.join(ROOT, "test/fixtures/content"), path.join(copy, "content"), { recursive: true });
    await use(copy);
    rmSync(copy, { recursive: true });
  },
  edit: async ({ copy, page }, use) => {
    const ends: (() => Promise<unknown>)[] = [];
    await use(async (...args) => {
      const env = { ...process.env, PORT: String(await freePort()) };
      const command = ["--require", "tsx/cjs", "scripts/edit.ts", "--no-open", ...args];
      const started = spawn(process.execPath, command, { cwd: copy, env, stdio: ["ignore", "pipe", "inherit"] });
      const ended = once(started, "exit");
      ends.push(() => {
        started.kill("SIGINT");
        return ended;
      });
      let said = "";
      return new Promise((resolve, reject) => {
        started.stdout.on("data", (words) => {
          said += words;
          const [address] = /http:\S+(?= )/.exec(said) ?? [];
          if (address) resolve(address);
        });
        started.once("exit", () => reject(new Error(`The editor did not start: ${said}`)));
      });
    });
    // It may still be loading the map.
    await page.close();
    for (const end of ends) expect(await end(), "Ctrl+C ends it quietly").toEqual([0, null]);
  },
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test("the editor of `npm run edit` keeps to its policy, and saves into the content folder", async ({
  page,
  copy,
  edit,
  request,
}) => {
  const address = await edit();
  const editor = new EditorPage(page);
  const answer = await page.goto(address);
  expect(await answer?.headerValue("content-security-policy")).toContain("script-src 'self';");
  await editor.loaded();
  await field(await editor.openEntry("Bartholomew"), "Client's name").fill("Bartholomew F.");
  await editor.save();
  expect(readFileSync(path.join(copy, "content/reviews.json"), "utf8")).toContain('"name": "Bartholomew F."');

  const missing = await request.get(`${address}/nothing`);
  expect([missing.status(), await missing.text()]).toEqual([404, expect.stringContaining("Open the content editor")]);
  const foreign = await request.get(address, { headers: { host: "attacker.example" } });
  expect(foreign.status()).toBe(403);
});

test("with --dev, a changed component shows at once, and what was typed stays", async ({
  page,
  copy,
  edit,
  consoleWatch,
}) => {
  consoleWatch.tolerate(/\[vite\]|React DevTools/);
  const editor = new EditorPage(page);
  await page.goto(await edit("--dev"));
  await editor.loaded();
  const name = field(await editor.openEntry("Bartholomew"), "Client's name");
  await name.fill("Bartholomew F.");
  await expect(editor.preview.getByText("Bartholomew F.")).toBeVisible();
  // Gone with the page.
  await page.evaluate(() => document.body.setAttribute("data-same-page", ""));

  await test.step("of the editor", async () => {
    change(path.join(copy, "editor/components/Toolbar.tsx"), "Discard changes", "Undo everything");
    await expect(page.getByRole("button", { name: "Undo everything" })).toBeVisible();
  });
  await test.step("of the site", async () => {
    change(path.join(copy, "src/components/layout/SiteFooter.tsx"), "</footer>", "<p>A new footer</p></footer>");
    await expect(editor.preview.getByText("A new footer", { exact: true })).toBeAttached();
    await expect(editor.preview.getByText("Bartholomew F.")).toBeVisible();
  });
  await expect(name).toBeFocused();
  await expect(name).toHaveValue("Bartholomew F.");
  await expect(page.locator("body")).toHaveAttribute("data-same-page");
});

function change(file: string, from: string, to: string): void {
  const text = readFileSync(file, "utf8");
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}
