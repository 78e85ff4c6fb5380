/// <reference types="@testing-library/jest-dom" />

/** jsdom has no layout: no media query matches, nothing is animated, observers report nothing. */
class SilentObserver {
  observe(): void {}
  disconnect(): void {}
}

const noMatch = (media: string) => Object.assign(new EventTarget(), { media, matches: false });

if (typeof window !== "undefined") {
  Object.assign(window, { matchMedia: noMatch, IntersectionObserver: SilentObserver });
  // It loads slowly, so only tests in a browser's environment load it.
  jest.requireActual("@testing-library/jest-dom");
}
