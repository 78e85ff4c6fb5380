/// <reference types="@testing-library/jest-dom" />
import "./jsdom";

// What takes longer to load than most tests take to run is loaded only by those that need it.
if (typeof window !== "undefined") jest.requireActual("@testing-library/jest-dom");

type Axe = typeof import("jest-axe");

expect.extend({
  toHaveNoViolations: (results) => jest.requireActual<Axe>("jest-axe").toHaveNoViolations.toHaveNoViolations(results),
});
