import { useEffect } from "react";
import { prefersReducedMotion } from "../../browser/use-browser-value";
import { formatStat } from "../../lib/format";

/** Milliseconds between two steps of a figure (spec §9). */
const TICK_MS = 16;
/** Milliseconds from 0 to the final number (spec §9). */
const DURATION_MS = 2000;
/** The share of the section that has to be in view before the figures count (spec §4). */
const VISIBLE_SHARE = 0.3;
/** If figures may have been on screen for this many milliseconds, they stay: 94% must not drop to 0%. */
const READ_MS = 1000;

/** Counts all figures up once, in step. While they count, their covers (Stat.tsx) contain the digits. */
export function CountUp() {
  useEffect(() => {
    const section = document.querySelector("#awards");
    if (!section || prefersReducedMotion() || mayHaveBeenRead()) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const show = (progress: number) => {
      for (const cover of section.querySelectorAll<HTMLElement>("[data-number]")) {
        const { number, suffix = "" } = cover.dataset;
        cover.textContent = progress < 1 ? formatStat(Math.floor(Number(number) * progress), suffix) : "";
      }
      if (progress >= 1) clearInterval(timer);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(hasEnoughInView)) return;
        observer.disconnect();
        const startedAt = performance.now();
        timer = setInterval(() => show((performance.now() - startedAt) / DURATION_MS), TICK_MS);
      },
      // At every 1%, because a section that fills the screen counts, too.
      { threshold: Array.from({ length: 101 }, (_, percent) => percent / 100) },
    );
    show(0);
    observer.observe(section);
    return () => {
      observer.disconnect();
      show(1);
    };
  }, []);

  return null;
}

/** Whether VISIBLE_SHARE of the section is in view or, with very large text, the section fills most of the screen. */
function hasEnoughInView({ intersectionRatio, intersectionRect }: IntersectionObserverEntry): boolean {
  return intersectionRatio >= VISIBLE_SHARE || intersectionRect.height >= innerHeight * 0.9;
}

/**
 * Returns whether the figures may have been on screen for READ_MS: from the start of the page or, after a scroll, from
 * when the scripts were requested.
 */
function mayHaveBeenRead(): boolean {
  const digits = document.querySelector(".digits");
  const { scriptsRequestedAt } = document.documentElement.dataset;
  if (!digits || digits.getBoundingClientRect().top > innerHeight || !scriptsRequestedAt) return false;
  const visibleSince = scrollY > 0 ? Number(scriptsRequestedAt) : 0;
  return performance.now() - visibleSince > READ_MS;
}
