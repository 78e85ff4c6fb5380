import { act } from "@testing-library/react";

const observers = new Set<ControlledObserver>();

class ControlledObserver extends IntersectionObserver {
  readonly targets = new Set<Element>();

  constructor(readonly callback: IntersectionObserverCallback) {
    super(callback);
    observers.add(this);
  }
  override observe(target: Element): void {
    this.targets.add(target);
  }
  override disconnect(): void {
    this.targets.clear();
  }
}

// A test file that imports this module controls what its observers report.
window.IntersectionObserver = ControlledObserver;

export const watched = () => [...observers].flatMap(({ targets }) => [...targets]);

/** Reports for each observed element whether it is in view. A busy browser reports several changes in one call. */
export function reportInView(...seen: boolean[]): void {
  act(() => {
    for (const observer of observers) {
      const boundingClientRect = new DOMRect(0, 0, 100, 100);
      const entriesOf = (target: Element) =>
        seen.map((isIntersecting) => {
          const intersectionRect = isIntersecting ? boundingClientRect : new DOMRect();
          return { target, isIntersecting, intersectionRect, boundingClientRect } as IntersectionObserverEntry;
        });
      const entries = [...observer.targets].flatMap(entriesOf);
      if (entries.length > 0) observer.callback(entries, observer);
    }
  });
}
