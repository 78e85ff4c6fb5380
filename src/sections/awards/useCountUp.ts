import { type RefObject, useEffect, useRef, useState } from "react";
import { pageStates } from "../../lib/page-states";
import { DURATION_MS, isPastThreshold, TICK_MS } from "./count-up";

/** The observer reports every 1%, because the share that starts the counters depends on two heights. */
const THRESHOLDS = Array.from({ length: 101 }, (_, index) => index / 100);

/**
 * Runs the clock of the counters once, the first time that enough of the section is in view. The counters do not start
 * for a visitor who has already seen the final numbers, because of reduced motion or because the scripts came late.
 *
 * @param section the section that has to be in view
 * @param enabled false for reduced motion
 * @returns milliseconds since the start: 0 before the start, null when the counters show the final numbers
 */
export function useCountUp(section: RefObject<HTMLElement | null>, enabled: boolean): number | null {
  const [elapsed, setElapsed] = useState<number | null>(0);
  const over = useRef(false);

  useEffect(() => {
    const element = section.current;
    if (!element || over.current) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const end = () => {
      clearInterval(timer);
      over.current = true;
      setElapsed(null);
    };
    if (!enabled) {
      end();
      return;
    }
    const start = () => {
      const startedAt = performance.now();
      timer = setInterval(() => {
        const sinceStart = performance.now() - startedAt;
        if (sinceStart >= DURATION_MS) end();
        else setElapsed(sinceStart);
      }, TICK_MS);
    };
    const onChange = () => {
      if (!isInView(element)) return;
      observer.disconnect();
      // The page already shows the final numbers, because React came late (src/client/inline/early-clicks.ts).
      const isLate = pageStates().contains("late");
      if (isLate) end();
      else start();
    };
    const observer = new IntersectionObserver(onChange, { threshold: THRESHOLDS });
    observer.observe(element);
    for (const figure of figuresOf(element)) observer.observe(figure);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [section, enabled]);

  return elapsed;
}

const figuresOf = (section: HTMLElement) => [...section.querySelectorAll(".stat > :first-child")];

/** Returns whether enough of the section is in view, and all figures together if the screen has room for them. */
function isInView(section: HTMLElement): boolean {
  const { top, bottom, height } = section.getBoundingClientRect();
  const figures = figuresOf(section).map((figure) => figure.getBoundingClientRect());
  const [start = 0, end = 0] = [figures[0]?.top, figures.at(-1)?.bottom];
  const isCutOff = end > innerHeight && end - start < innerHeight;
  const visible = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return !isCutOff && isPastThreshold(visible, height, innerHeight);
}
