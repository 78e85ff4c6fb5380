import "@testing-library/jest-dom";
import "./jsdom";

// Loaded by the tests that use it: axe is as large as everything else together.
expect.extend({
  toHaveNoViolations: (results) => {
    const { toHaveNoViolations } = jest.requireActual<typeof import("jest-axe")>("jest-axe");
    return toHaveNoViolations.toHaveNoViolations(results);
  },
});
