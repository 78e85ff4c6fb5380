import { distance, pause, sample, values } from "../browsers/motion";
import * as hand from "../browsers/pointer";
import type { MouseStep, Tab } from "../browsers/tab";
import { expect, test } from "../browsers/test";

const STRIP = ".award-marquee";

async function openMarquee(open: (path: string, options?: object) => Promise<Tab>, options?: object): Promise<Tab> {
  const tab = await open("/", options);
  await hand.hydrated(tab);
  await hand.show(tab, STRIP);
  await hand.until(tab, () => document.querySelector(".award-marquee.moving") !== null);
  return tab;
}

/** Left edge of the first badge in px. */
const left = (strip: Element) => strip.querySelector("img")?.getBoundingClientRect().left ?? Number.NaN;

/** From the first badge to its copy, in px: one round of the loop. */
function roundOf(tab: Tab): Promise<number> {
  return tab.evaluate(() => {
    const badges = [...document.querySelectorAll(".award-marquee img")];
    return (
      (badges[badges.length / 2]?.getBoundingClientRect().left ?? 0) - (badges[0]?.getBoundingClientRect().left ?? 0)
    );
  });
}

/** How far the strip moves by itself in a while, in px; to the left is negative. */
async function drift(tab: Tab, ms = 400): Promise<number> {
  const places = values(await sample(tab, STRIP, left, ms));
  return distance(places[0] ?? 0, places.at(-1) ?? 0, await roundOf(tab));
}

const moves = (tab: Tab) => expect.poll(() => drift(tab), { message: "moves" }).toBeLessThan(-4);
const stands = async (tab: Tab) => expect(Math.abs(await drift(tab)), "stands still").toBeLessThan(0.1);

for (const width of [360, 1280, 1920]) {
  test(`the mouse drags it by what the hand moves, across the seam too; released, it goes on (${width} px)`, async ({
    open,
  }) => {
    const tab = await openMarquee(open, { width, height: 800 });
    const box = await hand.boxOf(tab, STRIP);
    const y = box.y + box.height / 2;
    const round = await roundOf(tab);
    // Where it was when the button went down and came up: before and after, it moves by itself.
    await tab.evaluate(() => {
      const strip = document.querySelector(".award-marquee");
      const places: number[] = [];
      Object.assign(window, { places });
      for (const type of ["pointerdown", "pointerup"]) {
        strip?.addEventListener(type, () => places.push(strip.querySelector("img")?.getBoundingClientRect().left ?? 0));
      }
    });
    const way = Math.min(150, width / 3);
    // Each to the right and to the left, often enough to pass the seam on the way.
    for (let drags = 0; drags < 6; drags += 1) {
      const step = drags % 2 === 0 ? way / 10 : -way / 10;
      const [from, to] = [width / 2 - step * 5, width / 2 + step * 5];
      const moves: MouseStep[] = Array.from({ length: 10 }, (_, index) => ({
        do: "move",
        x: from + step * (index + 1),
        y,
      }));
      await tab.mouse({ do: "move", x: from, y }, { do: "down" }, ...moves, { do: "wait", ms: 50 }, { do: "up" });
      const [down = 0, up = 0] = await tab.evaluate(() => (window as unknown as { places: number[] }).places.splice(0));
      expect(Math.abs(distance(down + (to - from), up, round)), "is where the hand has put it").toBeLessThan(2);
    }
    await moves(tab);
  });
}

test("it moves by itself, stands while it is held, and goes on when the button is released or the pointer leaves", async ({
  open,
}) => {
  const tab = await openMarquee(open);
  await moves(tab);
  const { x, y, width, height } = await hand.boxOf(tab, STRIP);
  const middle = { x: x + width / 2, y: y + height / 2 };
  await tab.mouse({ do: "move", ...middle }, { do: "down" });
  await stands(tab);
  await tab.mouse({ do: "up" });
  await moves(tab);
  await tab.mouse({ do: "move", ...middle }, { do: "down" }, { do: "move", x: middle.x - 40, y: middle.y });
  await stands(tab);
  await tab.mouse({ do: "move", x: middle.x, y: middle.y - 250 });
  await moves(tab);
  await tab.mouse({ do: "up" });
});

/** Names of the badges that are in view without their picture. */
function emptyPlaces(): string[] {
  const frame = document.querySelector(".award-marquee")?.getBoundingClientRect() ?? new DOMRect();
  return [...document.querySelectorAll<HTMLImageElement>(".award-marquee img")]
    .filter((badge) => {
      const { left, right } = badge.getBoundingClientRect();
      return right > frame.left && left < frame.right && !(badge.complete && badge.naturalWidth > 0);
    })
    .map(({ alt }) => alt);
}

for (const width of [360, 768, 1280]) {
  test(`a whole round of the strip shows a picture in every place (${width} px)`, async ({ open }) => {
    const tab = await openMarquee(open, { width, height: 800 });
    await expect.poll(() => tab.evaluate(emptyPlaces), { message: "when it has come into view" }).toEqual([]);
    // The round is walked through, not waited for: its time is set as a drag does it.
    for (let part = 0; part < 12; part += 1) {
      await tab.evaluate((share) => {
        const [motion] = document
          .getAnimations()
          .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.matches(".award-track"));
        if (motion) motion.currentTime = Number(motion.effect?.getComputedTiming().duration) * share;
      }, part / 12);
      await expect
        .poll(() => tab.evaluate(emptyPlaces), { message: `after ${part} twelfths of the round` })
        .toEqual([]);
    }
  });
}

test("the button stops it and sets it going again", async ({ open }) => {
  const tab = await openMarquee(open);
  await hand.click(tab, "#awards button");
  await stands(tab);
  await hand.click(tab, "#awards button");
  await moves(tab);
});

test("with less motion wished for it stands still", async ({ open }) => {
  const tab = await openMarquee(open, { reducedMotion: true });
  await pause(tab, 300);
  await stands(tab);
});
