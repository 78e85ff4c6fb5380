/**
 * `npx tsx editor/scripts/screenshots.ts`: takes the pictures of the editor in docs/images, with the content of the
 * tests and a fake GitHub.
 */
import type { Browser } from "@playwright/test";
import { runCommand } from "../../scripts/lib/command";
import { type Keep, takePictures } from "../../scripts/lib/documentation-images";
import buildEditors from "../test/e2e/build-editors";
import { EditorPage, place } from "../test/e2e/drivers/editor-page";
import { openWorkplace, TOKEN } from "../test/e2e/workplace";

/** The size of the window, in CSS pixels. */
const SCREEN = { width: 1280, height: 800 };

/** Takes all pictures in one visit. Each starts where the previous one ended. */
async function showEditor(browser: Browser, keep: Keep): Promise<void> {
  const deleteEditor = await buildEditors();
  const workplace = await openWorkplace("github");
  const page = await browser.newPage({ viewport: SCREEN, deviceScaleFactor: 2, reducedMotion: "reduce" });
  const editor = new EditorPage(page);
  const take = async (name: string) => {
    await page.mouse.move(0, 0);
    // The preview shows changes, and loads their images, a moment later.
    await page.waitForTimeout(1000);
    await keep(`editor-${name}`, await page.screenshot());
  };

  await page.goto(workplace.origin);
  await editor.signIn(TOKEN);
  await page.locator("main summary").first().click();
  await take("screen");

  await editor.fill(place("site", "contact", "phone"), "248-555-013");
  await editor.saveButton.click();
  await take("problem");

  await editor.discard();
  await editor.fill(place("landing", "hero", "guideNote"), "Free. It opens in a new tab.");
  const theirs = workplace.text("landing.json").replace(/("guideNote": )".*"/, '$1"Free download, no email needed."');
  workplace.saveElsewhere({ "landing.json": theirs });
  await editor.saveButton.click();
  await editor.conflict.waitFor();
  await take("same-words");
  await workplace.stop();
  deleteEditor();
}

void runCommand({}, () => takePictures(showEditor));
