import { arrow, carousel, expectInView, LONG_ID, showReviews, step, strip, turnStrip } from "../parts";
import { REWRITINGS } from "../rewrite-page";
import { DESKTOP, PHONE, ROUTES, stats } from "../site-content";
import { bringIntoView, expect, holdFiles, openPage, SOON, scrollTo, settled, started, test } from "../test";

/** Browsers change the HTML of a page. The page works all the same, and never undoes it. */
test.use({ viewport: DESKTOP, rewritesIslands: true });

/** Returns the HTML of the page, without what comes with motion. */
function stillHtml(): string | undefined {
  const main = document.querySelector("main")?.cloneNode(true) as HTMLElement;
  for (const part of main.querySelectorAll(".award-track > [aria-hidden], .digits > [aria-hidden]")) part.remove();
  for (const island of main.querySelectorAll("[data-island]")) island.replaceWith("island");
  main.querySelector(".award-marquee")?.classList.remove("moving");
  for (const badge of main.querySelectorAll(".award-marquee img")) badge.removeAttribute("loading");
  return main.innerHTML;
}

for (const [browserOf, rewrite] of Object.entries(REWRITINGS)) {
  test(`what ${browserOf} and the visitor did stays when React starts`, async ({ page }) => {
    const letScriptsIn = await holdFiles(page);
    await page.goto("/");
    await page.locator("#awards summary").click();
    await bringIntoView(carousel(page));
    await step(page, "next", 2);
    const toggle = page.locator(`[data-review-id="${LONG_ID}"] summary`);
    await toggle.press("Enter");
    await expectInView(page, 2);
    await strip(page).evaluate((row) => row.scrollTo({ left: 400, behavior: "instant" }));
    await scrollTo(page, 100);
    await page.evaluate(rewrite);
    const state = async () => ({
      html: await page.evaluate(stillHtml),
      ...(await page.evaluate(() => ({
        y: scrollY,
        row: document.querySelector(".carousel-row")?.scrollLeft,
        open: [...document.querySelectorAll("[open]")].map((details) => details.parentElement?.className),
        title: document.title,
      }))),
    });
    const before = await state();
    expect(before.open).toHaveLength(2);

    letScriptsIn();
    await started(page);
    await expect.poll(state, SOON).toEqual(before);
    await expect(toggle).toBeFocused();
    if (rewrite === REWRITINGS["a translator"]) await expect(arrow(page, "next")).toHaveAccessibleName("Nextة reviewة");
    await expect(carousel(page).getByRole("status")).toContainText("2–4");
    const track = strip(page).locator("> :first-child");
    const left = () => track.evaluate((badges) => badges.getBoundingClientRect().left);
    await expect.poll(left, "the badges stay scrolled").toBeLessThan(-300);
  });
}

test("the other pages stay as browsers have changed them", async ({ page }) => {
  for (const route of ROUTES.filter((one) => one !== "/")) {
    const letScriptsIn = await holdFiles(page);
    await page.goto(route);
    for (const rewrite of Object.values(REWRITINGS)) await page.evaluate(rewrite);
    const before = await page.locator("main").innerHTML();
    letScriptsIn();
    await started(page);
    expect(await page.locator("main").innerHTML()).toBe(before);
    await page.unrouteAll();
  }
});

test("a page translated after React starts still works", async ({ page }) => {
  await openPage(page, "/");
  await page.evaluate(REWRITINGS["a translator"]);

  await bringIntoView(page.locator("#awards"));
  const figures = page.locator(".digits > span:not([aria-hidden])");
  await expect(figures).toHaveCount(stats.length);
  await expect(page.locator(".digits > [aria-hidden]:not(:empty)")).toHaveCount(0);
  const numbers = (await figures.allTextContents()).map((text) => Number(text.replace(/\D/g, "")));
  expect(numbers).toEqual(stats.map(({ number }) => number));
  const button = page.getByRole("button", { name: "Pauseة" });
  for (const pressed of ["false", "true"]) {
    await expect(button).toHaveAttribute("aria-pressed", pressed);
    await button.click();
  }
  await showReviews(page);
  for (const first of [2, 3, 4]) {
    await step(page, "next", first);
    await expect(carousel(page).getByRole("status")).toContainText(`${first}–${first + 2}`);
  }
  for (const first of [3, 2]) await step(page, "previous", first);
  await expect(carousel(page)).toHaveAccessibleName(/ة/);
  await expect(carousel(page).locator(".slide-name").first()).toHaveText(/ofة/);
  const toggle = carousel(page).locator(".slide:not([inert] *) summary").first();
  for (const count of [1, 0]) {
    await toggle.press("Enter");
    await expect(carousel(page).locator(".slide:not([inert] *) details[open]")).toHaveCount(count);
  }
});

test("reviews and badges still move on a page translated into a right-to-left language", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  await page.evaluate(REWRITINGS["a translator"]);
  await started(page);
  await showReviews(page);
  for (const first of [2, 3, 4]) await step(page, "next", first);
  await step(page, "previous", 3);
  await expect(carousel(page).getByRole("article").first()).toHaveCSS("direction", "rtl");
  await bringIntoView(strip(page));
  for (let tenth = 0; tenth < 10; tenth += 1) {
    await turnStrip(page, 0.1);
    await settled(page);
    const inView = strip(page).locator("img").filter({ visible: true });
    const places = await inView.evaluateAll((all) => all.map((badge) => badge.getBoundingClientRect()));
    const whole = places.filter(({ left, right }) => left >= 0 && right <= DESKTOP.width);
    expect(whole.length, `badges at ${tenth}0%`).toBeGreaterThanOrEqual(3);
  }
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await expect.poll(beyond, SOON).toBeLessThanOrEqual(0);
  }
});
