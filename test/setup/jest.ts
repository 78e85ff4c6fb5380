/// <reference types="@testing-library/jest-dom" />
import "./jsdom";

// These packages load slowly, so only tests that need them load them.
if (typeof window !== "undefined") jest.requireActual("@testing-library/jest-dom");

type Axe = typeof import("jest-axe");

expect.extend({
  toHaveNoViolations: (results) => jest.requireActual<Axe>("jest-axe").toHaveNoViolations.toHaveNoViolations(results),
});
