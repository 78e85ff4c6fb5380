import { expect, type Open, poll, test } from "../drivers/engine-test";
import { boxOf, click, hydrated, MARQUEE, showMarquee, until } from "../drivers/page-actions";
import { distance, watchMarquee } from "../drivers/sample-frames";
import type { MouseStep, Tab } from "../drivers/tab";

async function openMarquee(open: Open, width: number): Promise<Tab> {
  const tab = await open("/", { width });
  await hydrated(tab);
  await showMarquee(tab);
  return tab;
}

function untilState(tab: Tab, state: AnimationPlayState): Promise<void> {
  return until(
    tab,
    (marquee, wanted) => document.querySelector(`${marquee} > *`)?.getAnimations()[0]?.playState === wanted,
    MARQUEE,
    state,
  );
}

async function expectMoving(tab: Tab): Promise<void> {
  await untilState(tab, "running");
  const { moved, expected } = await watchMarquee(tab, MARQUEE);
  expect(expected, "px to the left by the clock of its animation").toBeLessThan(-4);
  expect(Math.abs(moved - expected), "px that it is off").toBeLessThan(2);
}

async function expectPaused(tab: Tab): Promise<void> {
  await untilState(tab, "paused");
  const { moved } = await watchMarquee(tab, MARQUEE);
  expect(Math.abs(moved), "px moved while paused").toBeLessThan(0.1);
}

/** Takes the marquee to a share of its loop, without waiting until it has moved there. */
function seek(tab: Tab, share: number): Promise<void> {
  return tab.evaluate(
    (marquee, part) => {
      const animation = document.querySelector(`${marquee} > *`)?.getAnimations()[0];
      if (animation) animation.currentTime = Number(animation.effect?.getComputedTiming().duration) * part;
    },
    MARQUEE,
    share,
  );
}

/** Names of the badges in view whose image is not. */
function missingImages(tab: Tab): Promise<string[]> {
  return tab.evaluate((marquee) => {
    const frame = document.querySelector(marquee)?.getBoundingClientRect() ?? new DOMRect();
    return [...document.querySelectorAll<HTMLImageElement>(`${marquee} img`)]
      .filter((badge) => {
        const { left, right } = badge.getBoundingClientRect();
        return right > frame.left && left < frame.right && !(badge.complete && badge.naturalWidth > 0);
      })
      .map(({ alt }) => alt);
  }, MARQUEE);
}

/** Drags the marquee by `way` px across the middle of the window; the answer is how far it has moved, in px. */
async function drag(tab: Tab, width: number, way: number): Promise<number> {
  const { y: top, height } = await boxOf(tab, MARQUEE);
  const [from, y] = [width / 2 - way / 2, top + height / 2];
  // From when the button goes down until it comes up: before and after, the marquee moves by itself.
  await tab.evaluate((marquee) => {
    const track = document.querySelector(`${marquee} > *`);
    const positions: number[] = [];
    Object.assign(window, { positions });
    for (const type of ["pointerdown", "pointerup"]) {
      document.addEventListener(type, () => positions.push(track?.getBoundingClientRect().left ?? 0), { once: true });
    }
  }, MARQUEE);
  const moves = Array.from(
    { length: 6 },
    (_, step): MouseStep => ({ do: "move", x: from + (way / 6) * (step + 1), y }),
  );
  await tab.mouse({ do: "move", x: from, y }, { do: "down" }, ...moves, { do: "wait", ms: 50 }, { do: "up" });
  const { positions, round } = await tab.evaluate(
    (marquee) => ({
      positions: Reflect.get(window, "positions") as number[],
      round: document.querySelector(`${marquee} > * > *`)?.getBoundingClientRect().width ?? 0,
    }),
    MARQUEE,
  );
  return distance(positions[0] ?? Number.NaN, positions[1] ?? Number.NaN, round);
}

test.describe("award marquee", () => {
  // A phone, and a screen on which the loop is hardly longer than what is in view.
  for (const width of [360, 1920]) {
    test(`shows an image in every place, all around the loop, and follows a drag (${width} px)`, async ({ open }) => {
      const tab = await openMarquee(open, width);
      await poll(() => missingImages(tab), "when it has come into view").toEqual([]);
      for (let part = 1; part < 12; part += 1) {
        await seek(tab, part / 12);
        await poll(() => missingImages(tab), `after ${part} twelfths of the loop`).toEqual([]);
      }
      await seek(tab, 0);
      const way = Math.min(150, width / 3);
      // Across the start of the loop, and back.
      for (const wanted of [way, -way, -way]) {
        expect(Math.abs((await drag(tab, width, wanted)) - wanted), "px off the pointer").toBeLessThan(2);
      }
      await expectMoving(tab);
    });
  }

  test("moves by itself, pauses while it is held or stopped by its button, and goes on", async ({ open }) => {
    const tab = await openMarquee(open, 1280);
    await expectMoving(tab);

    const { x, y, width, height } = await boxOf(tab, MARQUEE);
    const middle = { x: x + width / 2, y: y + height / 2 };
    await tab.mouse({ do: "move", ...middle }, { do: "down" });
    await expectPaused(tab);
    await tab.mouse({ do: "up" });
    await expectMoving(tab);

    await tab.mouse({ do: "move", ...middle }, { do: "down" }, { do: "move", x: middle.x - 40, y: middle.y });
    await expectPaused(tab);
    // Off the marquee, with the button still down.
    await tab.mouse({ do: "move", x: middle.x, y: middle.y - 250 });
    await expectMoving(tab);
    await tab.mouse({ do: "up" });

    await click(tab, "#awards button");
    await expectPaused(tab);
    await click(tab, "#awards button");
    await expectMoving(tab);
  });
});
