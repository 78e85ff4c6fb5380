import { expect, poll, test } from "../drivers/engine-test";
import {
  boxOf,
  click,
  exists,
  focus,
  frames,
  hydrated,
  MARQUEE,
  scrollIntoView,
  scrollTo,
  showMarquee,
  until,
} from "../drivers/page-actions";
import { distance, FIGURES, RECORD_FIGURES, seenFigures, ZEROS } from "../drivers/sample-frames";
import type { MouseStep, Tab } from "../drivers/tab";
import { awards, stats } from "../site-content";

/** Scrolls until this share of the section is in view, from above. */
function reveal(tab: Tab, share: number): Promise<void> {
  return tab.evaluate((part) => {
    const { top, height } = document.querySelector("#awards")?.getBoundingClientRect() ?? new DOMRect();
    window.scrollTo({ top: scrollY + top - innerHeight + height * part, behavior: "instant" });
  }, share);
}

/** Waits for the final figures, and expects that they have risen from 0 only once since the page was opened. */
async function expectOneCount(tab: Tab): Promise<void> {
  await poll(async () => (await seenFigures(tab)).at(-1)).toEqual(FIGURES);
  await scrollTo(tab, 0);
  await reveal(tab, 0.8);
  await frames(tab, 5);
  const seen = await seenFigures(tab);
  expect(seen[0], "what is seen first").toEqual(ZEROS);
  for (const [index, { number: target }] of stats.entries()) {
    const numbers = seen.map((texts) => Number(texts[index]?.replace(/\D/g, "")));
    expect(numbers, "never falls").toEqual([...numbers].sort((a, b) => a - b));
    expect(numbers.indexOf(target), "is the final figure at the very end only").toBe(numbers.length - 1);
    expect(new Set(numbers).size, "0 and the final figure").toBeGreaterThan(1);
  }
}

/** Returns the position of the marquee, the distance between its two sets of badges, and its animation, in px and ms. */
function readMarquee(tab: Tab) {
  return tab.evaluate((selector) => {
    const track = document.querySelector(`${selector} > *`);
    const [set, copy] = [...(track?.children ?? [])].map((badges) => badges.getBoundingClientRect().left);
    const animation = track?.getAnimations()[0];
    return {
      x: track?.getBoundingClientRect().left ?? Number.NaN,
      round: Number(copy) - Number(set),
      state: animation?.playState,
      time: Number(animation?.currentTime),
      duration: Number(animation?.effect?.getComputedTiming().duration),
    };
  }, MARQUEE);
}

/** Waits until the marquee moves, and its position matches the time of its animation. */
async function expectMoving(tab: Tab): Promise<void> {
  const start = await readMarquee(tab);
  await poll(async () => {
    const { x, time, state } = await readMarquee(tab);
    const expected = ((start.time - time) / start.duration) * start.round;
    return state === "running" && expected < -4 && Math.abs(distance(start.x + expected, x, start.round)) < 2;
  }, "moves at its speed").toBe(true);
}

async function expectPaused(tab: Tab): Promise<void> {
  await poll(async () => (await readMarquee(tab)).state).toBe("paused");
  const { x } = await readMarquee(tab);
  await frames(tab, 5);
  expect((await readMarquee(tab)).x).toBeCloseTo(x, 1);
}

/** Moves the marquee to a share of its loop, and returns the names of visible badges whose image is missing. */
function missingImages(tab: Tab, share: number): Promise<string[]> {
  return tab.evaluate(
    (marquee, part) => {
      const frame = document.querySelector(marquee);
      const animation = frame?.firstElementChild?.getAnimations()[0];
      if (animation) animation.currentTime = Number(animation.effect?.getComputedTiming().duration) * part;
      const { left, right } = frame?.getBoundingClientRect() ?? new DOMRect();
      return [...document.querySelectorAll<HTMLImageElement>(`${marquee} img`)]
        .filter((badge) => badge.getBoundingClientRect().right > left && badge.getBoundingClientRect().left < right)
        .filter((badge) => !badge.complete || badge.naturalWidth === 0)
        .map(({ alt }) => alt);
    },
    MARQUEE,
    share,
  );
}

async function hold(tab: Tab): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await boxOf(tab, MARQUEE);
  const middle = { x: x + width / 2, y: y + height / 2 };
  await tab.mouse({ do: "move", ...middle }, { do: "down" });
  await expectPaused(tab);
  return middle;
}

/** Drags the marquee by `way` px, and expects the marquee to follow the pointer. */
async function expectToFollow(tab: Tab, way: number): Promise<void> {
  const { x, y } = await hold(tab);
  const held = await readMarquee(tab);
  const moves = Array.from({ length: 6 }, (_, step): MouseStep => ({ do: "move", x: x + (way / 6) * (step + 1), y }));
  await tab.mouse(...moves);
  const error = async () => Math.abs(distance(held.x + way, (await readMarquee(tab)).x, held.round));
  await poll(error, "px off the pointer").toBeLessThan(2);
  await tab.mouse({ do: "up" });
}

/** Returns the name of the focused badge, and whether all of it is in view. */
function focusedBadge(tab: Tab) {
  return tab.evaluate((marquee) => {
    const frame = document.querySelector(marquee)?.getBoundingClientRect() ?? new DOMRect();
    const badge = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    const name = document.activeElement?.querySelector("img")?.alt;
    return { name, isInView: badge.left >= frame.left && badge.right <= frame.right };
  }, MARQUEE);
}

test("the figures rise from 0 once, when 30% of the section is in view; the marquee moves, pauses and continues", async ({
  open,
}) => {
  const tab = await open("/", { initScript: RECORD_FIGURES });
  await hydrated(tab);
  await reveal(tab, 0.27);
  // React has taken over the section.
  await until(tab, (marquee) => document.querySelector(marquee)?.classList.contains("moving") === true, MARQUEE);
  await frames(tab, 5);
  expect(await seenFigures(tab)).toEqual([ZEROS]);
  await reveal(tab, 0.33);
  await expectOneCount(tab);

  await showMarquee(tab);
  await expectMoving(tab);
  await test.step("the marquee pauses while the pointer holds it", async () => {
    const { x, y } = await hold(tab);
    await tab.mouse({ do: "up" });
    await expectMoving(tab);
    await hold(tab);
    // The pointer leaves the marquee while the button is down.
    await tab.mouse({ do: "move", x, y: y - 250 });
    await expectMoving(tab);
    await tab.mouse({ do: "up" });
  });

  await test.step("the marquee pauses out of view, and shows one set of badges while all fit", async () => {
    await scrollTo(tab, 100_000);
    await expectPaused(tab);
    await showMarquee(tab);
    await expectMoving(tab);
    for (const [style, sets] of [
      ["#awards .badge img { width: 60px; height: 60px }", 1],
      ["", 2],
    ] as const) {
      await tab.evaluate(async (css) => {
        document.adoptedStyleSheets = [await new CSSStyleSheet().replace(css)];
      }, style);
      const badges = () => tab.evaluate(() => document.querySelectorAll("#awards .badge").length);
      await poll(badges, "badges and copies").toBe(sets * awards.length);
      expect(await exists(tab, "#awards button")).toBe(sets === 2);
    }
    await showMarquee(tab);
    await expectMoving(tab);
  });

  await test.step("the marquee's button stops it, and a drag does not start it again", async () => {
    await click(tab, "#awards button");
    await expectToFollow(tab, -100);
    await expectPaused(tab);
    await click(tab, "#awards button");
    await expectMoving(tab);
  });

  await test.step("the marquee pauses while a badge has the keyboard's focus, and shows that badge", async () => {
    await focus(tab, "#awards button");
    await tab.press("Tab");
    // The focus begins at the badge that was pressed last.
    await tab.press("Home");
    for (const index of [0, awards.length - 1]) {
      await poll(() => focusedBadge(tab)).toEqual({ name: awards[index]?.alt, isInView: true });
      await expectPaused(tab);
      await tab.press("ArrowLeft");
    }
    await tab.press("Tab", { shift: true });
    await expectMoving(tab);
  });
});

test("after a link to the figures, they count at once; all badges have images, in a loop that can be dragged", async ({
  open,
}) => {
  const tab = await open("/#awards", { width: 360, height: 800, initScript: RECORD_FIGURES });
  await expectOneCount(tab);
  // On the wide screen, the loop is hardly longer than its visible part.
  for (const [width, height] of [
    [360, 800],
    [1920, 1200],
  ] as const) {
    await test.step(`${width} px`, async () => {
      await tab.resize(width, height);
      await showMarquee(tab);
      for (const part of [...Array(12).keys(), 0]) {
        await poll(() => missingImages(tab, part / 12), `after ${part} twelfths of the loop`).toEqual([]);
      }
      // Drags across the start of the loop, and back.
      for (const way of [100, -100, -100]) await expectToFollow(tab, way);
    });
  }
  // Larger text moves the badges apart.
  await tab.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await scrollIntoView(tab, MARQUEE);
  for (const way of [100, -100]) await expectToFollow(tab, way);
  expect(await tab.evaluate(() => String(getSelection())), "selected text").toBe("");
  await expectMoving(tab);
});
