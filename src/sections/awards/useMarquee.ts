import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useReducedMotion } from "../../hooks/useMediaQuery";
import { makeDraggable } from "./drag";
import { durationOf, offsetAt, offsetToCenter, SPEED_PX_PER_SECOND, timeAt } from "./marquee-time";

type PauseReason = "visitor" | "drag" | "focus" | "out of view";

/** Milliseconds between two looks at which images are about to come into view. */
const FETCH_INTERVAL_MS = 1000;
/** How near that is, in px: what the marquee moves in five seconds. */
const NEAR = 5 * SPEED_PX_PER_SECOND;

/**
 * Has the browser fetch the images that are in view or about to come. It does so by itself for what is scrolled; that
 * an animation brings a lazy image into view, WebKit does not notice.
 */
function fetchNear(frame: HTMLElement): void {
  const { left, right } = frame.getBoundingClientRect();
  for (const image of frame.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) {
    const box = image.getBoundingClientRect();
    if (box.right > left - NEAR && box.left < right + NEAR) image.loading = "eager";
  }
}

/** Within the margins of the marquee, where the first badge begins before anything has moved; both in px. */
function contentBox(frame: HTMLElement): { left: number; width: number } {
  const margin = Number.parseFloat(getComputedStyle(frame).paddingLeft);
  return { left: frame.getBoundingClientRect().left + margin, width: frame.clientWidth - 2 * margin };
}

/**
 * Moves the marquee while nothing pauses it. One animation of `transform` runs on the compositor, without layout;
 * dragging sets its time, so that the marquee follows the pointer exactly, across the seam too.
 *
 * @param frame what clips
 * @param track what moves: two equal sets of badges side by side, once it loops
 */
export function useMarquee(frame: RefObject<HTMLElement | null>, track: RefObject<HTMLElement | null>) {
  const reducedMotion = useReducedMotion();
  const [loops, setLoops] = useState(false);
  const [paused, setPausedByVisitor] = useState(false);
  const animation = useRef<Animation | null>(null);
  const pauses = useRef(new Set<PauseReason>());
  const setWidth = useRef(0);

  const moveTo = useCallback((offset: number) => {
    if (animation.current) animation.current.currentTime = timeAt(offset, setWidth.current);
  }, []);

  const setPaused = useCallback(
    (reason: PauseReason, pause: boolean) => {
      if (pause) pauses.current.add(reason);
      else pauses.current.delete(reason);
      const running = animation.current;
      if (!running || !frame.current || !track.current) return;
      if (pauses.current.size === 0) running.play();
      else if (running.playState === "running") {
        // Pausing takes effect at the next frame; setting the time makes it immediate, so that nothing slips. Which time
        // that is, is read from where the track is: WebKit's own may be that of an earlier frame.
        const offset = contentBox(frame.current).left - track.current.getBoundingClientRect().left;
        running.pause();
        moveTo(offset);
      }
    },
    [frame, track, moveTo],
  );

  useEffect(() => setPausedByVisitor(reducedMotion), [reducedMotion]);
  useEffect(() => setPaused("visitor", paused), [paused, setPaused]);

  // Whether one set is wider than the frame, now and after every resize.
  useEffect(() => {
    const [clip, set] = [frame.current, track.current?.firstElementChild];
    if (!clip || !set) return;
    const observer = new ResizeObserver(() => {
      const { width } = set.getBoundingClientRect();
      // On paper the marquee is not there. When the page is back on the screen, it goes on as before.
      if (width === 0) return;
      const previous = setWidth.current;
      setWidth.current = width;
      if (animation.current && previous !== width) {
        // The gaps grow with the visitor's text size. The same badges stay in view.
        const offset = offsetAt(Number(animation.current.currentTime), previous);
        animation.current.effect?.updateTiming({ duration: durationOf(width) });
        moveTo((offset / previous) * width);
      }
      setLoops(width > clip.clientWidth);
    });
    observer.observe(clip);
    observer.observe(set);
    return () => observer.disconnect();
  }, [frame, track, moveTo]);

  useEffect(() => {
    const [clip, moving] = [frame.current, track.current];
    if (!loops || !clip || !moving) return;
    const running = moving.animate(
      { transform: ["translateX(0)", "translateX(-50%)"] },
      { duration: durationOf(setWidth.current), iterations: Number.POSITIVE_INFINITY },
    );
    animation.current = running;
    // Whoever scrolled the row before it could move finds it where it was.
    moveTo(clip.scrollLeft);
    clip.scrollLeft = 0;
    if (pauses.current.size > 0) running.pause();

    let fetching: ReturnType<typeof setInterval> | undefined;
    const observer = new IntersectionObserver((entries) => {
      // After a busy moment the browser tells of several changes at once; the last one holds.
      const inView = entries.at(-1)?.isIntersecting !== false;
      setPaused("out of view", !inView);
      clearInterval(fetching);
      if (!inView) return;
      fetchNear(clip);
      fetching = setInterval(fetchNear, FETCH_INTERVAL_MS, clip);
    });
    observer.observe(clip);
    const stopDragging = makeDraggable(clip, {
      onStart: () => {
        setPaused("drag", true);
        return offsetAt(Number(running.currentTime), setWidth.current);
      },
      onMove: (offset) => {
        moveTo(offset);
        fetchNear(clip);
      },
      onEnd: () => setPaused("drag", false),
    });
    return () => {
      stopDragging();
      observer.disconnect();
      clearInterval(fetching);
      for (const reason of ["drag", "out of view"] as const) pauses.current.delete(reason);
      running.cancel();
      animation.current = null;
    };
  }, [loops, frame, track, moveTo, setPaused]);

  return {
    /** Whether there are more badges than fit, so that the marquee has somewhere to go. */
    loops,
    /** Whether the visitor, or reduced motion, paused it. */
    paused,
    togglePaused: () => setPausedByVisitor((before) => !before),
    /** Brings a badge into view, and pauses the marquee while the keyboard is in it. */
    focusBadge(badge: HTMLElement) {
      setPaused("focus", true);
      if (!frame.current || !track.current) return;
      const left = badge.getBoundingClientRect().left - track.current.getBoundingClientRect().left;
      moveTo(offsetToCenter(left, badge.offsetWidth, contentBox(frame.current).width));
    },
    releaseFocus: () => setPaused("focus", false),
  };
}
