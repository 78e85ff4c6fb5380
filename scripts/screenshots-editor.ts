/**
 * `npm run screenshots:editor`: the screenshots of docs/editing.md, into docs/images/editor-*.webp.
 *
 * They show the hosted editor with what is in content/. GitHub is a stand-in: nothing leaves this computer, and nothing
 * on it changes but the screenshots.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Locator, Page } from "@playwright/test";
import { buildEditor } from "../editor/server/vite";
import { contentFolder, readContentFiles } from "../gatsby/content/read-content";
import { type GithubStandIn, startGithub } from "../test/helpers/github-stand-in";
import { launchChromium } from "./lib/launch-chromium";
import { serveLocally } from "./lib/static-host";
import { writeWebp } from "./lib/write-webp";

const ROOT = path.join(__dirname, "..");
const FOLDER = path.join(ROOT, "docs/images");
/** Bytes of all together. */
const MAX_BYTES = 600_000;
const TOKEN = "token";
/** Of the change that waits for approval in the screenshots, and in the guide. */
const CHANGE = 12;

/** CSS pixels. */
const SCREEN = { width: 1280, height: 800 };
/** The list and the form together. */
const PART_WIDTH = 784;

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function main(): Promise<void> {
  const editor = mkdtempSync(path.join(tmpdir(), "editor-"));
  const settings = { owner: "example-law", name: "website", branch: "main", signInSite: "edit.example.com" };
  await buildEditor({ place: "github", publish: "pull-request", ...settings }, editor);
  const host = await serveLocally(editor);
  const github = await startRepository();
  const browser = await launchChromium();
  try {
    const bytes = await takeAll(await openEditor(browser, host.origin, github), github);
    console.log(
      `${bytes.length} screenshots of the editor in docs/images, ${Math.round(sum(bytes) / 1000)} KB in all.`,
    );
    if (sum(bytes) > MAX_BYTES) throw new Error(`They may have ${MAX_BYTES / 1000} KB: show less in some of them.`);
  } finally {
    await browser.close();
    await github.stop();
    host.close();
    rmSync(editor, { recursive: true });
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The content as it is now, in a repository with some history. */
async function startRepository(): Promise<GithubStandIn> {
  const files = [...readContentFiles(contentFolder(ROOT))].map(([name, bytes]) => [`content/${name}`, bytes] as const);
  const ann = { login: "ann", name: null, role: "write" } as const;
  const github = await startGithub(Object.fromEntries(files), { [TOKEN]: ann });
  const merged = { title: "", body: "", author: "ann", baseRefName: "main", headRefName: "", isCrossRepository: false };
  for (let number = 1; number < CHANGE; number++) github.pullRequests.push({ ...merged, number, state: "MERGED" });
  return github;
}

async function openEditor(browser: Browser, baseURL: string, github: GithubStandIn): Promise<Page> {
  const page = await browser.newPage({ baseURL, viewport: SCREEN, deviceScaleFactor: 2, reducedMotion: "reduce" });
  const api = "https://api.github.com";
  await page.route(`${api}/**`, async (route) => {
    const url = route.request().url().replace(api, github.origin);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.goto("/");
  return page;
}

/** One visit: every screenshot starts where the one before has ended. @returns bytes of each file */
async function takeAll(page: Page, github: GithubStandIn): Promise<number[]> {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const field = (label: string) => page.getByLabel(label, { exact: true }).last();
  const files = page.getByRole("navigation", { name: "Content" });
  const openFile = (title: string) => files.getByRole("button", { name: title }).click();
  const open = (words: string) => page.locator("main summary").filter({ hasText: words }).first().click();
  /** What is cut out: as much as the list and the form have, so that words have one size in all screenshots of a part. */
  const around = async (part: Locator, { height, margin = 0 }: { height?: number; margin?: number } = {}) => {
    const box = (await part.boundingBox()) ?? { x: 0, y: 0, height: 0, width: 0 };
    const x = Math.max(0, box.x + (box.width - PART_WIDTH) / 2);
    return { x, y: box.y - margin, width: PART_WIDTH, height: height ?? box.height + 2 * margin };
  };
  const bytes: number[] = [];
  const take = async (name: string, clip: Partial<Area> = {}) => {
    await page.mouse.move(0, 0);
    // Until the preview has followed, and its images are there.
    await page.waitForTimeout(1000);
    const png = await page.screenshot({ clip: { x: 0, y: 0, ...SCREEN, ...clip } });
    bytes.push(await writeWebp(png, path.join(FOLDER, `editor-${name}.webp`)));
  };

  const token = page.getByLabel(/access token/i);
  await take("sign-in", await around(page.getByRole("main")));

  await token.fill(TOKEN);
  await button("Sign in").click();
  await page.locator("main summary").first().click();
  await drawNumbers(files, page.getByRole("main"), page.getByRole("region", { name: "Preview" }));
  await take("screen");

  await eraseNumbers(page);
  await button("Add a review").click();
  await field("Client's name").fill("Maria D.");
  await field("Date of the review").fill("2026-10-30");
  await field("Where it was published").fill("Google");
  const words = "I called on a Monday and had an appointment on Wednesday. Everybody was patient with my questions.";
  await field("Full text").fill(words);
  await page
    .locator("main summary")
    .last()
    .evaluate((review) => review.scrollIntoView());
  await take("new-review");

  await button("Save").click();
  await page.getByText(`Change ${CHANGE} waits for approval`).waitFor();
  await take("saved", { height: 70 });

  await openFile("Cities we serve");
  await field("Add a city").fill("Ecorse");
  await take("city", await around(files, { height: 330 }));

  await openFile("Award and bar-association badges");
  await page.locator("main summary").first().click();
  await take("badge", await around(files, { height: 650 }));

  await openFile("The firm");
  await open("Contact");
  await field("Phone number").fill("248-555-0134");
  await button("Save").click();
  await take("problem", await around(files));

  await button("Discard changes").click();
  await button("Throw them away").click();
  await openFile("Words of the landing page");
  await open("Hero");
  await field("Small line under the guide button").fill("Free. It opens in a new tab.");
  const landing = github.git("show", "content-edits:content/landing.json");
  const theirs = landing.replace(/("guideNote": )".*"/, '$1"Free download, no email needed."');
  github.push("content-edits", { "content/landing.json": `${theirs}\n` });
  await button("Save").click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  await take("same-words", await around(dialog, { margin: 30 }));
  return bytes;
}

/** In a color that the editor itself has nowhere. */
async function drawNumbers(...parts: Locator[]): Promise<void> {
  for (const [index, part] of parts.entries()) {
    await part.evaluate((element, number) => {
      const { right, top } = element.getBoundingClientRect();
      const mark = document.body.appendChild(document.createElement("b"));
      mark.className = "number";
      mark.textContent = String(number);
      Object.assign(mark.style, { position: "fixed", left: `${right - 44}px`, top: `${top + 10}px`, width: "34px" });
      Object.assign(mark.style, { font: "700 20px/34px sans-serif", textAlign: "center", borderRadius: "50%" });
      Object.assign(mark.style, { background: "#c2410c", color: "white", outline: "2px solid white" });
    }, index + 1);
  }
}

async function eraseNumbers(page: Page): Promise<void> {
  await page.locator("b.number").evaluateAll((marks) => {
    for (const mark of marks) mark.remove();
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
