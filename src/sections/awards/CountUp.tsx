import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { reducedMotion } from "../../hooks/useReducedMotion";
import { formatStat } from "../../lib/format";

/** Milliseconds between two steps of a figure (spec §9). */
const TICK_MS = 16;
/** Milliseconds from 0 to the final number (spec §9). */
const DURATION_MS = 2000;
/** The share of the section that has to be in view before the figures count (spec §4). */
const VISIBLE_SHARE = 0.3;
/** The observer reports every 1% of the section. */
const THRESHOLDS = Array.from({ length: 101 }, (_, index) => index / 100);
/** Figures that may have been read for so many milliseconds stay: nobody should read 94% and then 0%. */
const READ_MS = 1000;

interface CountUpProps {
  stats: Pick<Queries.StatFragment, "number" | "suffix">[];
}

/** Counts all figures up once, in step. While they count, digits cover the final figures of the HTML. */
export function CountUp({ stats }: CountUpProps) {
  const [progress, setProgress] = useState(1);

  useEffect(() => {
    const section = document.querySelector("#awards");
    if (!section || reducedMotion().matches) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    let isFirst = true;
    function count() {
      const startedAt = performance.now();
      timer = setInterval(() => {
        const share = (performance.now() - startedAt) / DURATION_MS;
        setProgress(Math.min(share, 1));
        if (share >= 1) clearInterval(timer);
      }, TICK_MS);
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const isInView = entries.some(hasEnoughInView);
        if (isInView) observer.disconnect();
        if (isFirst && mayHaveBeenRead()) return observer.disconnect();
        isFirst = false;
        setProgress(0);
        if (isInView) count();
      },
      { threshold: THRESHOLDS },
    );
    observer.observe(section);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, []);

  if (progress === 1) return null;
  return stats.map(({ number, suffix }, index) => {
    const place = document.querySelectorAll(".digits")[index];
    // A translator may have replaced the text of an element, which React then could not change. With this key, each
    // number has an element of its own.
    const digits = (
      <span
        key={place?.textContent}
        aria-hidden="true"
        className="absolute top-0 left-0 motion-reduce:hidden print:hidden"
      >
        {formatStat(Math.floor(number * progress), suffix)}
      </span>
    );
    return place && createPortal(digits, place, String(index));
  });
}

/** With very large text, that share of the section may be taller than the screen. Then a screenful is enough. */
function hasEnoughInView({ intersectionRect, boundingClientRect }: IntersectionObserverEntry): boolean {
  return intersectionRect.height >= Math.min(boundingClientRect.height * VISIBLE_SHARE, innerHeight * 0.9);
}

/**
 * Returns whether somebody may have read the figures for a second before this started: since the page began if nobody
 * has scrolled, else since the scripts were requested.
 */
function mayHaveBeenRead(): boolean {
  const places = [...document.querySelectorAll(".digits")];
  if (places.every((place) => place.getBoundingClientRect().top > innerHeight)) return false;
  const { scriptsFetchedAt } = document.documentElement.dataset;
  if (!scriptsFetchedAt) return false;
  return performance.now() - (scrollY > 0 ? Number(scriptsFetchedAt) : 0) > READ_MS;
}
