import { act } from "@testing-library/react";

interface Seen {
  isIntersecting: boolean;
  /** Heights in px. */
  visible?: number;
  height?: number;
  viewport?: number;
}

interface Watch {
  callback: IntersectionObserverCallback;
  options: IntersectionObserverInit | undefined;
  targets: Set<Element>;
}

/**
 * Puts an IntersectionObserver into the test's hands. `report` tells all observers that are watching, in one go, as
 * the browser does after a busy moment.
 */
export function mockIntersectionObserver() {
  const watching = new Map<IntersectionObserver, Watch>();

  class StagedObserver extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(callback, options);
      watching.set(this, { callback, options, targets: new Set() });
    }
    override observe(target: Element): void {
      watching.get(this)?.targets.add(target);
    }
    override disconnect(): void {
      watching.get(this)?.targets.clear();
    }
  }

  const original = window.IntersectionObserver;
  window.IntersectionObserver = StagedObserver;

  return {
    /** What observers were made with. */
    options: () => [...watching.values()].map(({ options }) => options),
    /** What is being watched now. */
    watched: () => [...watching.values()].flatMap(({ targets }) => [...targets]),
    report(...seen: Seen[]) {
      act(() => {
        for (const [observer, { callback, targets }] of watching) {
          for (const target of targets)
            callback(
              seen.map((one) => entry(target, one)),
              observer,
            );
        }
      });
    },
    restore() {
      window.IntersectionObserver = original;
    },
  };
}

function entry(target: Element, { isIntersecting, visible = 0, height = 0, viewport = 800 }: Seen) {
  return {
    target,
    isIntersecting,
    intersectionRatio: height === 0 ? 0 : visible / height,
    intersectionRect: new DOMRect(0, 0, 100, visible),
    boundingClientRect: new DOMRect(0, 0, 100, height),
    rootBounds: new DOMRect(0, 0, 100, viewport),
    time: 0,
  };
}
