import { type RefObject, useEffect, useRef, useState } from "react";

/** Milliseconds between two steps of a counter (spec §9). */
const TICK_MS = 16;
/** Milliseconds from 0 to the final number (spec §9). */
const DURATION_MS = 2000;
/** The share of the section that has to be in view before the counters start (spec §4). */
const VISIBLE_SHARE = 0.3;

/** The observer reports every 1% of the section and of each figure. */
const THRESHOLDS = Array.from({ length: 101 }, (_, index) => index / 100);

/**
 * Counts up once, the first time that enough of the section is in view. The counters do not start for a visitor who has
 * already seen the final numbers, because of reduced motion or because the scripts came late.
 *
 * @param section the section that has to be in view
 * @param enabled false for reduced motion
 * @returns the share of the final numbers that the counters show: 0 before the start, 1 at the end
 */
export function useCountUp(section: RefObject<HTMLElement | null>, enabled: boolean): number {
  const [progress, setProgress] = useState(0);
  const over = useRef(false);

  useEffect(() => {
    const element = section.current;
    if (!element || over.current) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    function show(share: number) {
      setProgress(Math.min(share, 1));
      if (share < 1) return;
      clearInterval(timer);
      over.current = true;
    }
    if (!enabled) {
      show(1);
      return;
    }
    const observer = new IntersectionObserver(
      () => {
        if (!isInView(element)) return;
        observer.disconnect();
        // Without this state, the page shows the final numbers (src/browser/late-scripts.ts).
        if (!document.documentElement.classList.contains("js")) return show(1);
        const startedAt = performance.now();
        timer = setInterval(() => show((performance.now() - startedAt) / DURATION_MS), TICK_MS);
      },
      { threshold: THRESHOLDS },
    );
    for (const target of [element, ...figuresOf(element)]) observer.observe(target);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [section, enabled]);

  return progress;
}

const figuresOf = (section: HTMLElement) => [...section.querySelectorAll(".stat > :first-child")];

/** Returns whether enough of the section is in view, and all figures together if the screen has room for them. */
function isInView(section: HTMLElement): boolean {
  const { top, bottom, height } = section.getBoundingClientRect();
  const figures = figuresOf(section).map((figure) => figure.getBoundingClientRect());
  const [start = 0, end = 0] = [figures[0]?.top, figures.at(-1)?.bottom];
  const isCutOff = end > innerHeight && end - start < innerHeight;
  const visible = Math.min(bottom, innerHeight) - Math.max(top, 0);
  // With very large text, that share of the section may be taller than the screen.
  return !isCutOff && visible >= Math.min(height * VISIBLE_SHARE, innerHeight * 0.9) - 1;
}
