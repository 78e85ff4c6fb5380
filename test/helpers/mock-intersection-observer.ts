import { act } from "@testing-library/react";

interface Seen {
  isIntersecting: boolean;
  /** Heights in px, on a screen of 800. */
  visible?: number;
  height?: number;
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
          const entries = [...observer.targets].map((target) => seen.map((one) => entry(target, one)));
          for (const all of entries) observer.callback(all, observer);
        }
      });
    },
    restore() {
      window.IntersectionObserver = original;
    },
  };
}

function entry(target: Element, { isIntersecting, visible = 0, height = 0 }: Seen) {
  return {
    target,
    isIntersecting,
    intersectionRatio: height === 0 ? 0 : visible / height,
    intersectionRect: new DOMRect(0, 0, 100, visible),
    boundingClientRect: new DOMRect(0, 0, 100, height),
    rootBounds: new DOMRect(0, 0, 100, 800),
    time: 0,
  };
}
