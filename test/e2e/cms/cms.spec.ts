import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkContent } from "../../../content-model/check";
import { formatProblems } from "../../../content-model/report";
import { expect, test } from "../test";
import { CmsPage, contentFiles } from "./cms-page";

// The badges in the preview would take up half of a slow machine.
test.use({ viewport: { width: 1440, height: 1000 }, contextOptions: { reducedMotion: "reduce" }, mayStore: true });

/** Sveltia reports what it does, and asks for fonts and the status of GitHub, which our policy blocks. */
const KNOWN = /^debug: |sandbox attribute|(?:githubstatus|jsdelivr)\.\S+ .*violates/;

test.beforeEach(({ consoleWatch }) => consoleWatch.tolerate(KNOWN));

/** The CMS ends each file with a new line. */
const linesOf = (file: Buffer | undefined) => String(file).trimEnd().split("\n");
const FIRM = "The firm, its contact, links and legal lines";

test("an edit changes one line of its file; a new review and a badge from a phone pass the check", async ({ page }) => {
  const cms = new CmsPage(page);
  await cms.openFolder();
  for (const [form, label, text] of [
    [FIRM, "Short name", "Changed words"],
    ["The animated figures", "Figure", "26,400"],
    ["Cities we serve", "City", "Changed words"],
  ] as const) {
    await cms.openFile(form);
    const field = page.getByRole("textbox", { name: label }).first();
    if (!(await field.isVisible())) await cms.expand(0);
    await field.fill(text);
    await cms.save();
  }
  const after = await cms.readFolder();
  for (const [name, bytes] of contentFiles()) {
    const [old, now] = [linesOf(bytes), linesOf(after.get(name))];
    const changed = now.filter((line, index) => line !== old[index]);
    expect(now.length, name).toBe(old.length);
    expect(changed, name).toHaveLength(/(?:site|stats|cities)\.json$/.test(name) ? 1 : 0);
    if (name.includes("stats")) expect(changed[0]).toContain('"number": 26400,');
  }

  const review = { name: "Zoë N. of the test", date: "2026-10-01", source: "Google", fullText: "They called back." };
  await cms.openFile("Client reviews");
  await cms.add("Review");
  await cms.fillNew("Client's name", review.name);
  await page.getByLabel("Date of the review").last().fill(review.date);
  await cms.fillNew("Where it was published", review.source);
  await expect(cms.preview.getByText("Fill in “Full text” to see this")).toBeVisible();
  await cms.fillNew("Full text", review.fullText);
  await expect(cms.preview.getByText(review.fullText)).toBeInViewport();
  await cms.save();

  const image = readFileSync(path.join(__dirname, "../../fixtures/content/images/awards/county-bar.png"));
  await cms.openFile("Award and bar-association badges");
  await cms.add("Badge");
  await cms.fillNew("What the badge says", "A new badge of a bar");
  await page.getByRole("button", { name: "Browse" }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("dialog").getByRole("button", { name: "Upload" }).click();
  await (await chooser).setFiles({ name: "José’s badge (1).PNG", mimeType: "image/png", buffer: image });
  await page.getByRole("dialog").getByRole("button", { name: "Insert" }).click();
  const shown = cms.preview.getByRole("img", { name: "A new badge of a bar" });
  // The moving strip may not have brought it into view yet.
  await shown.evaluate((badge: HTMLImageElement) => badge.setAttribute("loading", "eager"));
  await expect(shown).toHaveJSProperty("naturalWidth", 640);
  await cms.save();

  const folder = mkdtempSync(path.join(tmpdir(), "cms-"));
  for (const [name, bytes] of await cms.readFolder()) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), bytes);
  }
  const { content, problems } = await checkContent(path.join(folder, "content"));
  rmSync(folder, { recursive: true });
  expect(formatProblems(problems)).toBe("No problems in the content.");
  expect(content?.reviews.reviews?.at(-1)).toEqual(review);
  expect(content?.awards.awards?.at(-1)?.image).toBe("./images/jose-s-badge-1.png");
});

/** check-draft.test.ts tests the sentences. */
test("the form refuses what the check would refuse", async ({ page }) => {
  const cms = new CmsPage(page);
  await cms.openFolder();
  const before = await cms.readFolder();
  await cms.openFile(FIRM);
  await cms.expand(1);
  const phone = await cms.field("Phone number");
  const number = await phone.inputValue();
  await phone.fill("248-555-0134");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const sentence = 'This is not a phone number of the form "(248) 555-0134"; write it like that.';
  await expect(page.getByRole("alert").filter({ hasText: sentence })).toBeVisible();
  await expect(page.getByText("One field has an error.")).toBeVisible();
  await phone.fill(number);
  await cms.add("Hours");
  await page.getByRole("combobox", { name: "First day" }).last().click();
  await page.getByRole("option", { name: "Friday" }).click();
  await cms.fillNew("Opens at", "09:00");
  await cms.fillNew("Closes at", "08:59");
  expect(await cms.refusal()).toMatch(/\nContact, Opening hours, entry 3, Closes at is not after “Opens at”/);
  expect(await cms.readFolder()).toEqual(before);
});

test("the preview follows what is edited; Escape keeps what was typed", async ({ page }) => {
  const cms = new CmsPage(page);
  await page.goto("/favicon.svg");
  await page.evaluate(() => {
    localStorage.setItem("sveltia-cms.prefs", JSON.stringify({ theme: "dark", closeWithEscape: true }));
  });
  await cms.openFolder();
  await expect(page.locator('[data-theme="dark"]').first(), "another setting").toBeAttached();
  await cms.openFile("Words of the home page");
  await cms.expand(1);
  const headline = await cms.field("Headline");
  const shown = cms.preview.getByRole("heading", { level: 1 });
  await headline.fill("Deeds, done");
  await headline.press("Escape");
  await page.keyboard.type(" right");
  await expect(shown).toHaveText("Deeds, done right");
  await headline.fill("");
  await expect(page.getByText("At most 80 characters.").first()).toBeVisible();
  await expect(shown).toHaveText("Deeds, done right");

  await headline.fill("Deeds");
  await cms.expand(-1);
  await (await cms.field("Heading")).fill("Write to us");
  await expect(cms.preview.locator("#contact h2")).toBeInViewport();
  await cms.leave();
  await cms.openFile(FIRM);
  await cms.expand(-1);
  await (await cms.field("Copyright line")).fill("Copyright 2027.");
  await expect(cms.preview.getByText("Copyright 2027.")).toBeInViewport();
});
