import { act } from "@testing-library/react";

const reports = new Set<() => void>();

// A test file that imports this module decides when observed elements are in view.
window.IntersectionObserver = class extends IntersectionObserver {
  constructor(readonly callback: IntersectionObserverCallback) {
    super(callback);
  }
  override observe(target: Element): void {
    const box = new DOMRect(0, 0, 100, 100);
    const entry = { target, isIntersecting: true, intersectionRect: box, boundingClientRect: box };
    reports.add(() => this.callback([entry as unknown as IntersectionObserverEntry], this));
  }
};

export function reportInView(): void {
  act(() => {
    for (const report of reports) report();
  });
}
