import { TextDecoder } from "node:util";
import { deserialize, serialize } from "node:v8";

/**
 * What a browser has and jsdom lacks. Most of it, because jsdom lays nothing out: no media query holds, nothing comes
 * into view, nothing changes its size. A test of what happens then replaces these.
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

// Tests of scripts run in Node, without a window.
if (typeof window !== "undefined") {
  Object.assign(window, {
    matchMedia,
    IntersectionObserver: SilentObserver,
    ResizeObserver: SilentObserver,
    TextDecoder,
    structuredClone: (value: unknown): unknown => deserialize(serialize(value)),
  });
}
