import { isSupported } from "./is-supported";

/** Simulates a browser. @param knowsRanges whether its media queries support ranges; undefined without `matchMedia` */
function browser(knowsRanges: boolean | undefined, properties: object): void {
  const matchMedia = knowsRanges === undefined ? undefined : () => ({ matches: knowsRanges });
  Object.defineProperty(window, "matchMedia", { value: matchMedia, configurable: true });
  Object.defineProperty(document, "head", { value: properties, configurable: true });
}

test.each([
  ["has all that the scripts need", true, { inert: false }, true],
  ["lacks `inert`", true, {}, false],
  ["lacks `matchMedia`", undefined, { inert: false }, false],
  ["does not know ranges in media queries", false, { inert: false }, false],
])("a browser that %s is supported: %s", (_which, knowsRanges, properties, supported) => {
  browser(knowsRanges, properties);
  expect(isSupported()).toBe(supported);
});
