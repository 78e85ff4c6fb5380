import { TextDecoder } from "node:util";
import { deserialize, serialize } from "node:v8";

/**
 * This module adds browser functions that jsdom lacks. Because jsdom has no layout, no
 * media query matches, and observers report nothing. Tests that need more replace these functions.
 */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

function matchMedia(media: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
}

// Tests that run in Node have no window.
if (typeof window !== "undefined") {
  Object.assign(window, {
    matchMedia,
    IntersectionObserver: SilentObserver,
    ResizeObserver: SilentObserver,
    TextDecoder,
    structuredClone: (value: unknown): unknown => deserialize(serialize(value)),
  });
}
