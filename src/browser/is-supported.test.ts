import { isSupported } from "./is-supported";

test.each([
  ["has all that the scripts need", () => ({ matches: true }), { inert: false }, true],
  ["lacks `inert`", () => ({ matches: true }), {}, false],
  ["lacks `matchMedia`", undefined, { inert: false }, false],
  ["does not know ranges in media queries", () => ({ matches: false }), { inert: false }, false],
])("a browser that %s is supported: %s", (_which, matchMedia, head, supported) => {
  Object.defineProperty(window, "matchMedia", { value: matchMedia, configurable: true });
  Object.defineProperty(document, "head", { value: head, configurable: true });
  expect(isSupported()).toBe(supported);
});
