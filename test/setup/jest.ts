/// <reference types="@testing-library/jest-dom" />
import "./jsdom";

// These packages load slowly, so only tests in a browser's environment load them.
if (typeof window !== "undefined") {
  jest.requireActual("@testing-library/jest-dom");
  // In ms, for a busy machine.
  jest.requireActual("@testing-library/react").configure({ asyncUtilTimeout: 10_000 });
}
