import { OPEN_DELAY_MS, openDelay, SKIP_DELAY_MS } from "./timing";

test("the first tooltip waits 700 ms", () => {
  expect(OPEN_DELAY_MS).toBe(700);
  expect(openDelay(0, undefined)).toBe(700);
});

test("within 300 ms of one closing the next waits for nothing; after that it waits again", () => {
  expect(SKIP_DELAY_MS).toBe(300);
  expect(openDelay(1000, 1000)).toBe(0);
  expect(openDelay(1300, 1000)).toBe(0);
  expect(openDelay(1301, 1000)).toBe(700);
});
