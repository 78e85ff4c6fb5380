import { act } from "@testing-library/react";

interface Seen {
  isIntersecting: boolean;
}

/**
 * Replaces IntersectionObserver with one that a test controls. For each observed element, `report`
 * reports several changes in one call, as a busy browser does.
 */
export function mockIntersectionObserver() {
  const observers = new Set<ControlledObserver>();

  class ControlledObserver extends IntersectionObserver {
    readonly targets = new Set<Element>();

    constructor(
      readonly callback: IntersectionObserverCallback,
      readonly options?: IntersectionObserverInit,
    ) {
      super(callback, options);
      observers.add(this);
    }
    override observe(target: Element): void {
      this.targets.add(target);
    }
    override disconnect(): void {
      this.targets.clear();
    }
  }

  const original = window.IntersectionObserver;
  window.IntersectionObserver = ControlledObserver;

  return {
    /** The options of all observers. */
    options: () => [...observers].map(({ options }) => options),
    /** The elements that are being observed. */
    watched: () => [...observers].flatMap(({ targets }) => [...targets]),
    report(...seen: Seen[]) {
      act(() => {
        for (const observer of observers) {
          const entries = [...observer.targets].flatMap((target) => seen.map((one) => entry(target, one)));
          if (entries.length > 0) observer.callback(entries, observer);
        }
      });
    },
    restore() {
      window.IntersectionObserver = original;
    },
  };
}

function entry(target: Element, { isIntersecting }: Seen) {
  const rect = new DOMRect();
  const rects = { intersectionRect: rect, boundingClientRect: rect, rootBounds: rect };
  return { target, isIntersecting, intersectionRatio: Number(isIntersecting), time: 0, ...rects };
}
