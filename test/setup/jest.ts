/// <reference types="@testing-library/jest-dom" />
import "./jsdom";

// It loads slowly, so only tests in a browser's environment load it.
if (typeof window !== "undefined") jest.requireActual("@testing-library/jest-dom");
