import { act } from "@testing-library/react";

/** Lets a test decide which media queries hold, and change its mind. */
export function mockMatchMedia(...holding: string[]) {
  const original = window.matchMedia;
  const held = new Set(holding);
  const lists = new Map<EventTarget, string>();

  window.matchMedia = (media) => {
    const list = Object.defineProperty(original.call(window, media), "matches", { get: () => held.has(media) });
    lists.set(list, media);
    return list;
  };

  return {
    set(media: string, holds: boolean) {
      if (holds) held.add(media);
      else held.delete(media);
      act(() => {
        for (const [list, query] of lists) if (query === media) list.dispatchEvent(new Event("change"));
      });
    },
    restore() {
      window.matchMedia = original;
    },
  };
}
