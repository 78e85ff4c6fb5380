import { expect, type Page } from "@playwright/test";
import { SOON } from "./test";

/** What a visitor sees in one frame. */
export interface Frame {
  /** When it was due, and when it was drawn, in ms. On a busy machine these differ. */
  due: number;
  drawn: number;
  /** The cards of the carousel that are at least partly in view, by their ids: how far from its left edge, in cards. */
  cards: [id: string, place: number][];
  /** The figures of the firm. */
  figures: string[];
}

/** Records every frame from now on, or, as an init script, from the start of the page. */
export function record(): void {
  const frames: Frame[] = [];
  Object.assign(window, { frames });
  requestAnimationFrame(function look(due) {
    // A later recording has replaced this one.
    if ((Reflect.get(window, "frames") as unknown) !== frames) return;
    const frame = document.querySelector(".carousel")?.getBoundingClientRect() ?? new DOMRect();
    const cards = [...document.querySelectorAll<HTMLElement>(".carousel .slide")]
      .map((card) => ({ id: card.firstElementChild?.textContent ?? "", box: card.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.right > frame.left + 20 && box.left < frame.right - 20)
      .map(({ id, box }): [string, number] => [id, (box.left - frame.left) / box.width]);
    const figures = [...document.querySelectorAll(".digits")].map((place) =>
      [...place.querySelectorAll(":scope > span")]
        .filter((part) => part.textContent && part.checkVisibility({ opacityProperty: true }))
        .map((part) => part.textContent)
        .join(" over "),
    );
    frames.push({ due, drawn: performance.now(), cards, figures });
    requestAnimationFrame(look);
  });
}

export const frames = (page: Page) => page.evaluate(() => Reflect.get(window, "frames") as unknown as Frame[]);

/** Records what happens during an action, and after it until the cards have stood still for 20 frames. */
export async function film(page: Page, action: () => Promise<void>): Promise<Frame[]> {
  await page.evaluate(record);
  await action();
  const { length } = await frames(page);
  const isStill = (start: number) => {
    const last = (Reflect.get(window, "frames") as unknown as Frame[]).slice(start).slice(-20);
    return last.length === 20 && new Set(last.map(({ cards }) => String(cards))).size === 1;
  };
  await expect.poll(() => page.evaluate(isStill, length), SOON).toBe(true);
  return frames(page);
}

interface Move {
  /** In cards; below 0 to the left. */
  way: number;
  /** The time between the two frames, which is long on a busy machine. */
  ms: number;
}

/** Returns how each card in view has moved from frame to frame. */
export function moves(filmed: Frame[]): Move[] {
  return filmed.slice(1).flatMap(({ due, drawn, cards }, index) => {
    const before = filmed[index];
    return cards.flatMap(([id, place]) => {
      const [way, ...others] = (before?.cards ?? []).filter(([other]) => other === id).map(([, from]) => place - from);
      if (way === undefined || !before) return [];
      const shortest = others.reduce((a, b) => (Math.abs(a) < Math.abs(b) ? a : b), way);
      return { way: shortest, ms: Math.max(due - before.due, drawn - before.drawn) };
    });
  });
}

/** Frames on a busy machine may be this far apart, in ms. Then, cards may move far in one of them. */
const BUSY_MS = 50;

/** Expects the cards to glide: through several places, and never by more than half a card at once. */
export function expectGlide(filmed: Frame[], what: string): void {
  const places = new Set(filmed.map(({ cards }) => String(cards)));
  const all = moves(filmed);
  const isBusy = all.some(({ ms }) => ms > BUSY_MS);
  expect(places.size, `places of the cards, ${what}`).toBeGreaterThanOrEqual(isBusy ? 2 : 4);
  const jumps = all.filter(({ way, ms }) => Math.abs(way) >= (ms > BUSY_MS ? 1.05 : 0.5));
  expect(jumps, `jumps of cards, ${what}`).toEqual([]);
}
