import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { EditorPage, place } from "../drivers/editor-page";
import { expect, test } from "../playwright-test";
import { copyProject, freePort } from "../project-copy";

/** What `npm run edit` runs, of the project. */
const SOURCES = ["content-model", "editor", "gatsby", "scripts", "src", "package.json", "tailwind.config.js"];
const NAME = place("reviews", "reviews", 1, "name");

/** A copy of the sources, with content, which the tests may change. */
let copy: string;

test.beforeEach(() => {
  copy = copyProject(SOURCES);
});

/** What the test has started. */
const servers: ChildProcess[] = [];

test.afterEach(async ({ page }) => {
  // It may still be loading the map.
  await page.close();
  for (const server of servers.splice(0)) {
    expect(server.exitCode, "still runs").toBeNull();
    server.kill("SIGINT");
    expect(await once(server, "exit"), "Ctrl+C ends it quietly").toEqual([0, null]);
  }
  rmSync(copy, { recursive: true });
});

/** Starts `npm run edit`. @returns its address */
async function edit(...args: string[]): Promise<string> {
  const env = { ...process.env, PORT: String(await freePort()) };
  const command = ["--require", "tsx/cjs", "scripts/edit.ts", "--no-open", ...args];
  const server = spawn(process.execPath, command, { cwd: copy, env, stdio: ["ignore", "pipe", "inherit"] });
  servers.push(server);
  for await (const line of createInterface(server.stdout)) {
    const [address] = /http:\S+(?= )/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error("The editor did not start.");
}

test("`npm run edit` keeps to its policy, and saves into the content folder", async ({ page, request }) => {
  const address = await edit();
  const editor = new EditorPage(page);
  const answer = await page.goto(address);
  expect(await answer?.headerValue("content-security-policy")).toContain("script-src 'self';");
  await editor.loaded();
  await editor.fill(NAME, "Bartholomew F.");
  await editor.save();
  expect(readFileSync(path.join(copy, "content/reviews.json"), "utf8")).toContain('"name": "Bartholomew F."');

  const missing = await request.get(`${address}/nothing`);
  expect([missing.status(), await missing.text()]).toEqual([404, "There is no such page.\n"]);
  const foreign = await request.get(address, { headers: { host: "attacker.example" } });
  expect(foreign.status()).toBe(403);
});

test("with --dev, a changed component shows at once, and what was typed stays", async ({ page, consoleWatch }) => {
  consoleWatch.tolerate(/\[vite\]|React DevTools/);
  const editor = new EditorPage(page);
  await page.goto(await edit("--dev"));
  await editor.loaded();
  await editor.fill(NAME, "Bartholomew F.");
  // Only then does the preview hear of changes.
  await expect(editor.preview.getByText("Bartholomew F.")).toBeVisible();
  // Gone with the page.
  await page.evaluate(() => document.body.setAttribute("data-same-page", ""));

  change("editor/components/Toolbar.tsx", "Discard changes", "Undo everything");
  await expect(editor.button("Undo everything")).toBeVisible();
  change("src/components/layout/SiteFooter.tsx", "</footer>", "<p>A new footer</p></footer>");
  await expect(editor.preview.getByText("A new footer", { exact: true })).toBeAttached();
  await expect(editor.at(NAME)).toBeFocused();
  await expect(editor.at(NAME)).toHaveValue("Bartholomew F.");
  await expect(page.locator("body")).toHaveAttribute("data-same-page");
});

function change(name: string, from: string, to: string): void {
  const file = path.join(copy, name);
  const text = readFileSync(file, "utf8");
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}
