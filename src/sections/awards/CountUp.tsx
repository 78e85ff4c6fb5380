import { useEffect } from "react";
import { reducedMotion } from "../../hooks/useReducedMotion";
import { formatStat } from "../../lib/format";

/** Milliseconds between two steps of a figure (spec §9). */
const TICK_MS = 16;
/** Milliseconds from 0 to the final number (spec §9). */
const DURATION_MS = 2000;
/** The share of the section that has to be in view before the figures count (spec §4). */
const VISIBLE_SHARE = 0.3;
/** The observer reports every 1% of the section, because a screenful may be enough (hasEnoughInView). */
const THRESHOLDS = Array.from({ length: 101 }, (_, index) => index / 100);
/** Figures that may have been read for so many milliseconds stay: nobody should read 94% and then 0%. */
const READ_MS = 1000;

interface CountUpProps {
  stats: Pick<Queries.StatFragment, "number" | "suffix">[];
}

/** Counts all figures up once, in step. While they count, their covers (Stat.tsx) have a text. */
export function CountUp({ stats }: CountUpProps) {
  useEffect(() => {
    const section = document.querySelector("#awards");
    if (!section || reducedMotion().matches || mayHaveBeenRead()) return;
    const covers = section.querySelectorAll(".digits > [aria-hidden]");
    let timer: ReturnType<typeof setInterval> | undefined;
    function show(progress: number) {
      for (const [index, { number, suffix }] of stats.entries()) {
        const cover = covers[index];
        if (cover) cover.textContent = progress < 1 ? formatStat(Math.floor(number * progress), suffix) : "";
      }
      if (progress >= 1) clearInterval(timer);
    }
    function count() {
      const startedAt = performance.now();
      timer = setInterval(() => show((performance.now() - startedAt) / DURATION_MS), TICK_MS);
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(hasEnoughInView)) return;
        observer.disconnect();
        count();
      },
      { threshold: THRESHOLDS },
    );
    show(0);
    observer.observe(section);
    return () => {
      observer.disconnect();
      show(1);
    };
  }, [stats]);

  return null;
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
  const digits = document.querySelector(".digits");
  if (!digits || digits.getBoundingClientRect().top > innerHeight) return false;
  const { scriptsFetchedAt } = document.documentElement.dataset;
  if (!scriptsFetchedAt) return false;
  return performance.now() - (scrollY > 0 ? Number(scriptsFetchedAt) : 0) > READ_MS;
}
