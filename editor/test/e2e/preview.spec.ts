import type { FrameLocator, Locator } from "@playwright/test";
import {
  awards,
  landing,
  notFound,
  questions,
  reviews,
  services,
  site,
  thankYou,
} from "../../../test/e2e/fixture-content";
import { type Place, placeKey } from "../../draft/paths";
import { said } from "../helpers/preview-text";
import { place } from "./drivers/editor-page";
import { expect, test } from "./editor-test";

test.use({ viewport: { width: 1600, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

const text = (words: string | undefined) => (page: FrameLocator) => page.getByText(said(words ?? "")).first();

/** Fields, and their visible text in the page. */
const SHOWN: readonly [Place, (page: FrameLocator) => Locator][] = [
  [place("landing", "hero", "headline"), text(landing.hero.headline)],
  [place("reviews", "reviews", 2, "name"), text(reviews[2]?.name)],
  [place("cities", "cities", 29), text("Mount Clemens")],
  [place("faq", "questions", 3, "question"), text(questions[3]?.question)],
  // On a phone, this text is collapsed.
  [place("services", "services", 4, "description"), text(services[4]?.description)],
  [place("site", "contact", "phone"), (page) => page.locator("#contact").getByText(site.contact.phone)],
  [place("awards", "awards", 1, "image"), (page) => page.getByAltText(awards[1]?.alt ?? "").first()],
  [place("landing", "about", "portrait", "image"), (page) => page.locator("#about figure img")],
  [place("site", "legal", "advertisingNotice"), (page) => page.getByText(site.legal.advertisingNotice)],
  [place("thank-you", "heading"), text(thankYou.heading)],
  [place("not-found", "text"), text(notFound.text)],
];

test("a click in the page opens the field, and the focus in a field scrolls the page to it", async ({
  editor,
  consoleWatch,
}) => {
  consoleWatch.tolerate(/^error: 404: there is no page at .not-found /);
  const { preview } = editor;
  for (const [where, element] of SHOWN) {
    await test.step(placeKey(where), async () => {
      const field = await editor.reveal(where);
      await field.focus();
      const shown = element(preview);
      // The ratio is not 1, because the dot before a city is clipped at the start of a line.
      await expect(shown).toBeInViewport({ ratio: 0.85 });
      const isMarked = (seen: Element) => {
        const marked = seen.ownerDocument.querySelector("[data-shown]");
        return Boolean(marked && (marked.contains(seen) || seen.contains(marked)));
      };
      // The highlight disappears after a while, so a slow machine tries again.
      await expect(async () => {
        await field.blur();
        await field.focus();
        expect(await shown.evaluate(isMarked), "marked in the page").toBe(true);
      }).toPass();

      // Starts in another form, unless that form belongs to another page.
      const isOnLandingPage = where.file !== "thank-you" && where.file !== "not-found";
      await editor.file(isOnLandingPage ? "stats" : where.file).click();
      await shown.click();
      await expect(field).toBeFocused();
      await expect(editor.around(where)).toBeInViewport();
    });
  }
});

test("buttons and questions of the page do not move the form, and Ctrl+S saves from the page and from the form", async ({
  editor,
  workplace,
}) => {
  const { page, preview } = editor;
  await editor.reveal(place("faq", "questions", 0, "question"));
  await editor.button(/^Delete: My mother/).click();
  const undo = editor.button(/^Undo: .*My mother/);
  await expect(page).toHaveTitle("• Content editor");

  await test.step("a question opens", async () => {
    await preview.locator("#faq summary").click();
    await expect(preview.locator("#faq details")).toHaveAttribute("open");
    await expect(undo).toBeVisible();
  });
  await test.step("a review unfolds", async () => {
    const more = preview
      .locator("#reviews")
      .getByRole("button", { name: /^Read more/ })
      .first();
    await more.click();
    await expect(preview.locator("#reviews [aria-expanded=true]").first()).toBeVisible();
    await expect(undo).toBeVisible();
  });
  await test.step("an arrow shows the next review", async () => {
    await preview.getByRole("button", { name: landing.reviews.next }).click();
    await expect(undo).toBeVisible();
  });

  await page.keyboard.press("ControlOrMeta+s");
  await expect(editor.notice).toContainText(/^Saved\./);
  await expect(page).toHaveTitle("Content editor");
  const name = await editor.reveal(place("reviews", "reviews", 2, "name"));
  await name.fill("Maria D.");
  const isPrevented = page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener("keydown", ({ key, defaultPrevented }) => key === "s" && resolve(defaultPrevented)),
      ),
  );
  await name.press("ControlOrMeta+s");
  expect(await isPrevented).toBe(true);
  await expect(page).toHaveTitle("Content editor");
  expect(Object.keys(workplace.changes())).toEqual(["content/faq.json", "content/reviews.json"]);
});

test("the page follows what is typed at both widths and after a reload, and its links lead nowhere", async ({
  editor,
  context,
}) => {
  const { page, preview } = editor;
  const frame = page.locator(".preview iframe");
  const name = place("reviews", "reviews", 2, "name");
  for (const [device, width] of [
    ["Desktop", 1280],
    ["Phone", 390],
  ] as const) {
    await page.getByLabel(device).check();
    await expect(frame).toHaveAccessibleName(`The page on a ${device.toLowerCase()}`);
    const innerWidth = () => frame.evaluate((element: HTMLIFrameElement) => element.contentWindow?.innerWidth);
    await expect.poll(innerWidth).toBe(width);
    const pane = await page.locator(".preview-room").boundingBox();
    const shown = await frame.boundingBox();
    expect(shown?.width).toBeLessThanOrEqual(pane?.width ?? 0);
    // The scaled page fits its pane to the pixel.
    expect(Math.abs((shown?.height ?? 0) - (pane?.height ?? 0))).toBeLessThan(1);
    await editor.fill(name, `Maria on a ${device}`);
    await expect(preview.getByText(said(`Maria on a ${device}`)).first()).toBeInViewport();
  }

  const loaded = page.waitForEvent("framenavigated");
  await preview.locator("body").evaluate(() => location.reload());
  await loaded;
  await expect(preview.getByText(said("Maria on a Phone")).first()).toBeInViewport();

  const pages: string[] = [];
  context.on("page", (opened) => pages.push(opened.url()));
  page.on("framenavigated", (navigated) => pages.push(navigated.url()));
  await preview.locator("a:visible").evaluateAll((links) => {
    for (const link of links) link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  });
  const phone = preview.locator("#contact").getByRole("link", { name: site.contact.phone });
  await phone.click({ button: "middle" });
  await phone.click({ modifiers: ["ControlOrMeta"] });
  await phone.press("Enter");
  await expect(editor.at(place("site", "contact", "phone"))).toBeFocused();
  await preview.getByRole("link", { name: site.footer.privacyPolicy }).click({ modifiers: ["Shift"] });
  await expect(editor.at(place("site", "footer", "privacyPolicy"))).toBeFocused();
  expect(pages).toEqual([]);
});
