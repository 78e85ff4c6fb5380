import { type RefObject, useEffect, useState } from "react";

/** Milliseconds between two steps of a figure (spec §9). */
const TICK_MS = 16;
/** Milliseconds from 0 to the final number (spec §9). */
const DURATION_MS = 2000;
/** The share of the section that has to be in view before the figures count (spec §4). */
const VISIBLE_SHARE = 0.3;
/** The observer reports every 1% of the section. */
const THRESHOLDS = Array.from({ length: 101 }, (_, index) => index / 100);

/**
 * Counts up once, when enough of the element's section is in view. Until then, it stands at 0. With reduced motion,
 * it never moves.
 *
 * @returns the share of the final number to show, from 0 to 1; 1 in the HTML
 */
export function useCountUp(element: RefObject<HTMLElement | null>): number {
  const [progress, setProgress] = useState(1);

  useEffect(() => {
    const section = element.current?.closest("section");
    if (!section || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const observer = new IntersectionObserver(
      (entries) => {
        setProgress(0);
        if (!entries.some(hasEnoughInView)) return;
        observer.disconnect();
        const startedAt = performance.now();
        const timer = setInterval(() => {
          const share = (performance.now() - startedAt) / DURATION_MS;
          setProgress(Math.min(share, 1));
          if (share >= 1) clearInterval(timer);
        }, TICK_MS);
      },
      { threshold: THRESHOLDS },
    );
    observer.observe(section);
    return () => observer.disconnect();
  }, [element]);

  return progress;
}

/** With very large text, that share of the section may be taller than the screen. Then a screenful is enough. */
function hasEnoughInView({ intersectionRect, boundingClientRect }: IntersectionObserverEntry): boolean {
  return intersectionRect.height >= Math.min(boundingClientRect.height * VISIBLE_SHARE, innerHeight * 0.9);
}
