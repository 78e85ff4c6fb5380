import { isSupported } from "./is-supported";

/** What Jest's document lacks of a browser. */
const FEATURES: [name: string, owner: object, value: unknown][] = [
  ["inert", HTMLElement.prototype, false],
  ["matchMedia", window, () => ({ matches: true })],
];

const before = FEATURES.map(([name, owner]) => Object.getOwnPropertyDescriptor(owner, name));

describe("is-supported", () => {
  beforeEach(() => {
    for (const [name, owner, value] of FEATURES) Object.defineProperty(owner, name, { value, configurable: true });
  });

  afterEach(() => {
    for (const [index, [name, owner]] of FEATURES.entries()) {
      Reflect.deleteProperty(owner, name);
      const descriptor = before[index];
      if (descriptor) Object.defineProperty(owner, name, descriptor);
    }
  });

  test("a browser with all that is needed is supported", () => {
    expect(isSupported()).toBe(true);
  });

  test.each(FEATURES)("one without %s is not", (name, owner) => {
    Reflect.deleteProperty(owner, name);
    expect(isSupported()).toBe(false);
  });

  test("one that does not know ranges in media queries is too old", () => {
    Object.defineProperty(window, "matchMedia", { value: () => ({ matches: false }), configurable: true });
    expect(isSupported()).toBe(false);
  });
});
