import { isSupported } from "./is-supported";

/** What Jest's document lacks of a browser, or has in a form that says no. */
const FEATURES: [name: string, owner: object, value: unknown][] = [
  ["animate", Element.prototype, () => undefined],
  ["inert", HTMLElement.prototype, false],
  ["matchMedia", window, () => ({ matches: true })],
];

const before = new Map(FEATURES.map(([name, owner]) => [name, Object.getOwnPropertyDescriptor(owner, name)]));

describe("is-supported", () => {
  beforeEach(() => {
    for (const [name, owner, value] of FEATURES) Object.defineProperty(owner, name, { value, configurable: true });
  });

  afterEach(() => {
    for (const [name, owner] of FEATURES) {
      Reflect.deleteProperty(owner, name);
      const descriptor = before.get(name);
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
