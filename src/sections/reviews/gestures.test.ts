import { onSidewaysGesture } from "./gestures";

type Events = [ms: number, px: number][];

/** Fingers that let go: each of 60 events is 5% shorter than the one before. */
const flick = (start: number): Events =>
  Array.from({ length: 60 }, (_, index) => [start + 16 * index, 60 * 0.95 ** index]);
const until = (end: number, events: Events) => events.filter(([ms]) => ms < end);
const every = (pause: number, px: number, count: number): Events =>
  Array.from({ length: count }, (_, index) => [pause * index, px]);

test.each<[what: string, events: Events, steps: number[]]>([
  ["a flick with its momentum", flick(0), [1]],
  ["a second flick after 480 ms", [...until(480, flick(0)), ...flick(480)], [1, 1]],
  ["a second flick after 900 ms", [...until(900, flick(0)), ...flick(900)], [1, 1]],
  ["a flick whose events come early or late", flick(0).map(([ms, px], at) => [ms + (at % 3) * 4, px]), [1]],
  ["ten seconds of a resting hand", every(16, 4, 625), []],
  ["notches of a wheel", every(300, -100, 4), [-1, -1, -1, -1]],
  ["a slow gesture", every(16, 12, 100), [1]],
])("%s: the steps to the left or right", (_what, events, steps) => {
  const taken: number[] = [];
  const listeners = new AbortController();
  onSidewaysGesture(document.body, (step) => taken.push(step), listeners.signal);
  for (const [ms, deltaX] of events) {
    const event = new WheelEvent("wheel", { deltaX });
    document.body.dispatchEvent(Object.defineProperty(event, "timeStamp", { value: 10_000 + ms }));
  }
  listeners.abort();
  expect(taken).toEqual(steps);
});
