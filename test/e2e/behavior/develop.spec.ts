import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { CONTENT_FOLDER } from "../../../content-model/content-folder";
import { content, landing } from "../site-content";
import { expect, test } from "../test";

const ROOT = path.join(__dirname, "../../..");
const PORT = String(Number(process.env.PORT ?? "9100") + 1);
test.use({ baseURL: `http://localhost:${PORT}` });

let folder: string;
let gatsby: ChildProcess;
let output = "";

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "sources-"));
  symlinkSync(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"));
  const others = /^(?:content|node_modules|public|test|test-results|\..+)$/;
  for (const name of readdirSync(ROOT).filter((one) => !others.test(one))) {
    cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  }
  cpSync(CONTENT_FOLDER, path.join(folder, "content"), { recursive: true });
  const context = { CONTENT_FOLDER: "content", CONTEXT: "deploy-preview", NODE_ENV: "development" };
  const env = { ...process.env, ...context, GATSBY_TELEMETRY_DISABLED: "1" };
  // Gatsby starts processes that outlive it. With a group of its own, all of them end together.
  const options = { cwd: folder, env, detached: true };
  gatsby = spawn("node_modules/.bin/gatsby", ["develop", "--port", PORT], options);
  for (const stream of [gatsby.stdout, gatsby.stderr]) stream?.on("data", (text) => (output += text));
  gatsby.on("exit", () => (output += "gatsby develop has ended"));
  const started = () => /Building development bundle - \d|has ended/.exec(output)?.[0];
  await expect.poll(started, { timeout: 170_000 }).toContain("Building");
});

test.afterAll(() => {
  if (gatsby.pid && gatsby.exitCode === null) process.kill(-gatsby.pid, "SIGKILL");
  rmSync(folder, { recursive: true, maxRetries: 5 });
});

function edit(file: string, from: string, to: string): void {
  const place = path.join(folder, "content", file);
  const text = readFileSync(place, "utf8");
  expect(text).toContain(from);
  output = "";
  writeFileSync(place, text.replace(from, to));
}

test("a developer sees the site and every saved change @chromium @develop", async ({ page, request, consoleWatch }) => {
  consoleWatch.tolerate(/^info: %cDownload the React DevTools|^log: \[HMR\]|^debug: %cgatsby|outdated JSX transform/);
  const headline = page.locator("h1");

  await test.step("a preview asks not to be indexed", async () => {
    const html = await (await request.get("/")).text();
    expect(html).toMatch(/<meta[^>]* name="robots" content="noindex"/);
  });

  await test.step("a saved text appears without a reload", async () => {
    await page.goto("/");
    await expect(headline).toHaveText(landing.home.headline);
    // A reload would remove this attribute.
    await page.evaluate(() => document.body.setAttribute("data-same-page", ""));
    edit("landing.json", JSON.stringify(content.landing.home.headline), '"Deeds for everybody"');
    await expect(headline).toHaveText("Deeds for everybody");
    await expect(page.locator("body")).toHaveAttribute("data-same-page");
  });

  await test.step("the terminal names the place of a mistake", async () => {
    // An open page could show Gatsby's own screen for the broken change, which stays.
    await page.goto("about:blank");
    edit("landing.json", "Deeds for everybody", "");
    await expect.poll(() => output).toMatch(/content\/landing\.json:\d+:\d+: /);
    edit("landing.json", '"headline": ""', '"headline": "Deeds for all"');
    await expect.poll(() => output).toContain("No problems in the content.");
    await page.goto("/");
    await expect(headline).toHaveText("Deeds for all");
  });

  await test.step("a deleted file is named without another save", async () => {
    await page.goto("about:blank");
    output = "";
    rmSync(path.join(folder, "content/faq.json"));
    await expect.poll(() => output).toContain("faq.json:1:1: This file is missing");
  });
});
