import { type RefObject, useEffect, useRef, useState } from "react";
import { pageStates } from "../../lib/page-states";
import { DURATION_MS, isPastThreshold, TICK_MS } from "./count-up";

/** Observed at every hundredth, since the share that is wanted depends on the heights of section and screen. */
const THRESHOLDS = Array.from({ length: 101 }, (_, index) => index / 100);

/**
 * Runs the clock of the counters once, the first time enough of the section is in view. Whoever has seen the final
 * numbers sees no counting any more, be it that less motion was asked for or that the scripts came late.
 *
 * @param section what has to be in view
 * @param enabled false under reduced motion
 * @returns milliseconds since the start: 0 while waiting for it, null when the final numbers are to be shown
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
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.some(({ intersectionRect, boundingClientRect, rootBounds }) =>
          isPastThreshold(intersectionRect.height, boundingClientRect.height, rootBounds?.height ?? window.innerHeight),
        );
        if (!seen) return;
        observer.disconnect();
        // The page has stopped waiting for React (early-clicks.ts).
        if (pageStates().contains("late")) {
          end();
          return;
        }
        const startedAt = performance.now();
        timer = setInterval(() => {
          const now = performance.now() - startedAt;
          if (now >= DURATION_MS) end();
          else setElapsed(now);
        }, TICK_MS);
      },
      { threshold: THRESHOLDS },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [section, enabled]);

  return elapsed;
}
