import type { FrameLocator, Locator } from "@playwright/test";
import type { Place } from "../../../editor/session/useNavigation";
import { formatDate, formatNumber, formatTime } from "../../../src/lib/format";
import { seededRandom, shuffled } from "../../helpers/random";
import { said } from "../../helpers/said-in-preview";
import { awards, landing, notFound, questions, reviews, services, site, stats, thankYou } from "../fixture-content";
import { expect, picture, test } from "./editor-test";
import { at, reveal, titleOf } from "./form-places";
import { openAll, toleratePageNotFound } from "./form-states";

test.use({ viewport: { width: 1600, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

/** What somebody sees of a field in the page. */
interface Shown {
  what: string;
  place: Place;
  element: (page: FrameLocator) => Locator;
}

const text = (words: string | undefined) => (page: FrameLocator) => page.getByText(said(words ?? "")).first();

const SHOWN: readonly Shown[] = [
  {
    what: "the headline",
    place: { file: "landing", path: ["hero", "headline"] },
    element: text(landing.hero.headline),
  },
  { what: "a review", place: { file: "reviews", path: ["reviews", 2, "name"] }, element: text(reviews[2]?.name) },
  { what: "a city", place: { file: "cities", path: ["cities", 29] }, element: text("Mount Clemens") },
  {
    what: "a question",
    place: { file: "faq", path: ["questions", 3, "question"] },
    element: text(questions[3]?.question),
  },
  { what: "a service", place: { file: "services", path: ["services", 4, "title"] }, element: text(services[4]?.title) },
  {
    what: "what is folded on a phone",
    place: { file: "services", path: ["services", 4, "description"] },
    element: text(services[4]?.description),
  },
  {
    what: "the phone number",
    place: { file: "site", path: ["contact", "phone"] },
    element: (page) => page.locator("#contact").getByText(site.contact.phone),
  },
  {
    what: "a badge",
    place: { file: "awards", path: ["awards", 1, "image"] },
    element: (page) => page.getByRole("img", { name: awards[1]?.alt ?? "" }).first(),
  },
  {
    what: "the portrait",
    place: { file: "landing", path: ["about", "portrait", "image"] },
    element: (page) => page.locator("#about figure img"),
  },
  { what: "a figure", place: { file: "stats", path: ["stats", 1, "label"] }, element: text(stats[1]?.label) },
  {
    what: "a line of the footer",
    place: { file: "site", path: ["legal", "advertisingNotice"] },
    element: (page) => page.getByText(site.legal.advertisingNotice),
  },
  { what: "the thank-you page", place: { file: "thank-you", path: ["heading"] }, element: text(thankYou.heading) },
  { what: "the 404 page", place: { file: "not-found", path: ["text"] }, element: text(notFound.text) },
];

test("a click in the page opens the field, and the focus in a field scrolls the page to it", async ({
  editor,
  consoleWatch,
}) => {
  toleratePageNotFound(consoleWatch);
  const { page, preview } = editor;
  for (const { what, place, element } of SHOWN) {
    await test.step(what, async () => {
      const field = await reveal(page, place);
      await field.focus();
      const shown = element(preview);
      // At the start of a line, the dot before a city is cut off.
      await expect(shown).toBeInViewport({ ratio: 0.85 });
      await expect(preview.locator("[data-shown]")).toHaveCount(1);
      const isMarked = await shown.evaluate((seen) => {
        const marked = seen.ownerDocument.querySelector("[data-shown]");
        return Boolean(marked && (marked.contains(seen) || seen.contains(marked)));
      });
      expect.soft(isMarked, "marked in the page").toBe(true);

      // From another form, unless that has another page.
      const others = place.file === "thank-you" || place.file === "not-found" ? place.file : "stats";
      await editor.openFile(titleOf(others));
      await shown.click();
      await expect(field).toBeFocused();
      await expect(page.locator(".field, .text-entry").filter({ has: field }).last()).toBeInViewport();
    });
  }
});

test("what is typed shows in the page within a second, at the width of a phone and of a desktop", async ({
  editor,
}) => {
  const { page, preview } = editor;
  const frame = page.locator(".preview iframe");
  const innerWidth = () => frame.evaluate((element: HTMLIFrameElement) => element.contentWindow?.innerWidth);
  for (const [device, width] of [
    ["Desktop", 1280],
    ["Phone", 390],
  ] as const) {
    await page.getByLabel(device).check();
    await expect(frame).toHaveAccessibleName(`The page on a ${device.toLowerCase()}`);
    await expect.poll(innerWidth).toBe(width);
    const pane = await page.locator(".preview-room").boundingBox();
    const shown = await frame.boundingBox();
    expect(shown?.width).toBeLessThanOrEqual(pane?.width ?? 0);
    // To the pixel: what is laid out for more is shown smaller.
    expect(Math.abs((shown?.height ?? 0) - (pane?.height ?? 0))).toBeLessThan(1);

    for (const [place, words] of [
      [{ file: "landing", path: ["hero", "headline"] }, `Deeds and title, as seen on a ${device}`],
      [{ file: "cities", path: ["cities", 1] }, `Ann Arbor ${device}`],
      [{ file: "stats", path: ["stats", 2, "label"] }, `Success ${device}`],
    ] as const) {
      const field = await reveal(page, place);
      await field.fill(words);
      await expect(preview.getByText(said(words)).first()).toBeVisible();
    }
  }
});

test("a page that is loaded again shows the draft again, where it was", async ({ editor }) => {
  const { page, preview } = editor;
  const name = await reveal(page, { file: "reviews", path: ["reviews", 2, "name"] });
  await name.fill("Maria D.");
  const loaded = page.waitForEvent("framenavigated");
  await preview.locator("body").evaluate(() => location.reload());
  await loaded;
  await expect(preview.getByText(said("Maria D.")).first()).toBeInViewport();
});

test("no draft breaks the page", async ({ editor }) => {
  const { page, preview } = editor;
  const header = preview.locator(".site-header");
  /** Everything emptied that can be typed into, and with ten times the text. */
  for (const words of ["", "Deeds & <b>title</b> ".repeat(60)]) {
    for (const file of ["stats", "reviews", "site"] as const) {
      await openAll(editor, file);
      const fields = editor.form.locator(
        "input:not([type=checkbox], [type=file], [type=date], [type=time], [readonly])",
      );
      for (const field of await fields.or(editor.form.locator("textarea")).all()) await field.fill(words);
      await expect(header).toBeVisible();
      await expect(preview.locator("main")).toBeVisible();
    }
  }
  await page.getByRole("button", { name: "Discard changes" }).click();
  await page.getByRole("button", { name: "Throw them away" }).click();

  for (const file of ["stats", "faq", "reviews"] as const) {
    await editor.openFile(titleOf(file));
    const entries = editor.form.locator(".entry");
    for (let left = await entries.count(); left > 0; left--) {
      const entry = await editor.openEntry("", editor.form.locator("ol > li:has(.entry)").first());
      await entry.getByRole("button", { name: /^Delete/ }).click();
      await expect(entries).toHaveCount(left - 1);
    }
    await expect(header).toBeVisible();
    await editor.form.getByRole("button", { name: /^Add a / }).click();
    await expect(preview.getByRole("heading", { level: 1 })).toHaveText(said(landing.hero.headline));
  }
});

test("a new image is in the page before it is saved", async ({ editor }) => {
  const { page, preview } = editor;
  for (const place of [
    { file: "awards", path: ["awards", 1, "image"] },
    { file: "landing", path: ["about", "portrait", "image"] },
  ] as const) {
    const field = await reveal(page, place);
    await field.setInputFiles({
      name: "Neues Bild.png",
      mimeType: "image/png",
      buffer: await picture(720, 900).png().toBuffer(),
    });
    const shown = SHOWN.find((each) => each.place.file === place.file && each.place.path.includes("image"));
    const image = shown?.element(preview);
    await expect.poll(() => image?.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(720);
    await expect(editor.notice).toHaveText("You have changes that are not saved.");
  }
});

test("links of the page lead nowhere", async ({ editor, context }) => {
  const { page, preview } = editor;
  await expect(preview.getByRole("heading", { level: 1 })).toBeVisible();
  const frame = page.frames().find((each) => each !== page.mainFrame());
  const pages: string[] = [];
  context.on("page", (opened) => pages.push(opened.url()));
  page.on("framenavigated", (navigated) => pages.push(navigated.url()));
  const links = preview.locator("a:visible");
  for (const link of await links.all()) {
    const height = await link.evaluate((element) => element.getBoundingClientRect().height);
    // Skip links, until they have the focus.
    if (height > 1) await link.dispatchEvent("click", { bubbles: true, cancelable: true });
  }
  const phone = preview.locator("#contact").getByRole("link", { name: site.contact.phone });
  await phone.click({ button: "middle" });
  await phone.click({ modifiers: ["ControlOrMeta"] });
  await phone.press("Enter");
  await expect(at(page, { file: "site", path: ["contact", "phone"] })).toBeFocused();
  await preview.getByRole("link", { name: site.footer.privacyPolicy }).click({ modifiers: ["Shift"] });
  await expect(at(page, { file: "site", path: ["footer", "privacyPolicy"] })).toBeFocused();
  expect(pages).toEqual([]);
  expect(frame?.url()).toMatch(/\/preview\.html$/);
});

test("a click on any word of the landing page leads to the field that holds it", async ({ editor }) => {
  const { preview } = editor;
  await editor.openFile(titleOf("landing"));
  await preview.locator("body").evaluate((body) => {
    for (const details of body.querySelectorAll("details")) details.open = true;
  });
  const random = seededRandom(1);
  const texts = preview.locator("main, footer").locator(":scope :not(svg, svg *, .sr-only, .count, .review-toggle *)");
  const isClickable = await texts.evaluateAll((elements) =>
    elements.map((element) => element.checkVisibility() && /\w/.test(element.firstChild?.nodeValue ?? "")),
  );
  const indexes = shuffled(
    random,
    [...isClickable.keys()].filter((index) => isClickable[index]),
  ).slice(0, 50);
  const wrong: string[] = [];
  for (const index of indexes) {
    const { word, x, y } = await texts.nth(index).evaluate((element, share) => {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const node = element.firstChild as Text;
      const words = [...node.data.matchAll(/[\w,:+%’-]*\w/g)];
      const { 0: word = "", index: start = 0 } = words[Math.floor(share * words.length)] ?? {};
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + word.length);
      const [line, box] = [range.getClientRects()[0], element.getBoundingClientRect()];
      return { word, x: (line?.x ?? 0) + (line?.width ?? 0) / 2 - box.x, y: (line?.y ?? 0) + 5 - box.y };
    }, random());
    await texts.nth(index).click({ position: { x, y } });
    const control = editor.form.locator(":focus");
    const value = await control.inputValue();
    if (!writtenAs(value).includes(word)) wrong.push(`${word}: ${await control.getAttribute("id")}, ${value}`);
    await control.blur();
  }
  expect(wrong).toEqual([]);
});

/** What somebody has typed, and how the page may write it. */
function writtenAs(value: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return `${value} ${formatDate(value)}`;
  if (/^\d\d:\d\d$/.test(value)) return `${value} ${formatTime(value)}`;
  return /^\d+$/.test(value) ? `${value} ${formatNumber(Number(value))}` : value;
}
