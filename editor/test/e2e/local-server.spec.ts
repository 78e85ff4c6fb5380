import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "../../../test/e2e/playwright-test";
import { copyProject, freePort } from "../../../test/e2e/project-copy";
import { EditorPage, place } from "./drivers/editor-page";

/** The parts of the project that `npm run edit` needs. */
const SOURCES = ["content-model", "editor", "gatsby", "scripts", "src", "package.json", "tailwind.config.js"];
const NAME = place("reviews", "reviews", 1, "name");

/** A copy of the sources, with content, which the tests may change. */
let copy: string;

test.beforeEach(() => {
  copy = copyProject(SOURCES);
});

/** The servers that the test has started. */
const servers: ChildProcess[] = [];

test.afterEach(async ({ page }) => {
  // The page may still be loading the map from the server.
  await page.close();
  await stopServers();
  rmSync(copy, { recursive: true });
});

async function stopServers(): Promise<void> {
  for (const server of servers.splice(0)) {
    expect(server.exitCode, "still runs").toBeNull();
    server.kill("SIGINT");
    expect(await once(server, "exit"), "Ctrl+C ends it quietly").toEqual([0, null]);
  }
}

/** Starts `npm run edit`. @returns its address */
async function edit(variables: Readonly<Record<string, string>> = {}): Promise<string> {
  const env = { ...process.env, PORT: String(await freePort()), ...variables };
  const command = ["--require", "tsx/cjs", "editor/scripts/edit.ts", "--no-open"];
  const server = spawn(process.execPath, command, { cwd: copy, env, stdio: ["ignore", "pipe", "inherit"] });
  servers.push(server);
  for await (const line of createInterface(server.stdout)) {
    const [address] = /http:\S+(?= )/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error("The editor did not start.");
}

test("`npm run edit` follows its content security policy, and saves into the content folder", async ({
  page,
  request,
}) => {
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

test("a draft belongs to one website, even if another one is edited at the same address", async ({
  page,
  request,
  consoleWatch,
}) => {
  consoleWatch.tolerate(/ERR_CONNECTION_|status of 410/);
  const PORT = String(await freePort());
  const editor = new EditorPage(page);
  const start = (firm: string) => edit({ PORT, CONTENT_DIR: firm });
  for (const firm of ["firm-a", "firm-b"])
    cpSync(path.join(copy, "content"), path.join(copy, firm), { recursive: true });

  const address = await start("firm-a");
  await page.goto(address);
  await editor.fill(NAME, "Bartholomew F.");
  await editor.stored("Bartholomew F.");
  await edit({ CONTENT_DIR: "firm-b" });
  const { folder } = await (await request.get(`${address}/settings.json`)).json();
  expect(path.basename(folder), "started beside another one").toBe("firm-a");
  await stopServers();
  await start("firm-b");
  await test.step("a page that was opened for the other website cannot save", async () => {
    await editor.saveButton.click();
    await expect(editor.notice).toContainText("started for another website");
    await expect(editor.at(NAME)).toHaveValue("Bartholomew F.");
  });
  await editor.reload();
  await expect(page.getByRole("banner")).toContainText("firm-b on this computer");
  await expect(editor.notice).toHaveText("Everything is saved.");
  await expect(await editor.reveal(NAME)).toHaveValue("Bartholomew Featherstone-Winterbottom");
});
