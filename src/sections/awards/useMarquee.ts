import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useReducedMotion } from "../../hooks/useReducedMotion";
import { makeDraggable } from "./drag";
import { durationOf, offsetAt, offsetToCenter, SPEED_PX_PER_SECOND, timeAt } from "./marquee-time";

type PauseReason = "visitor" | "drag" | "focus" | "out of view";

/** Milliseconds between two checks for images that are about to come into view. */
const LOAD_INTERVAL_MS = 1000;
/** How near an image has to be to load, in px: the marquee moves this far in five seconds. */
const NEAR_PX = 5 * SPEED_PX_PER_SECOND;

/**
 * Loads the images that are in view or near it. Browsers do this by themselves while a visitor scrolls, but WebKit does
 * not for an image that an animation brings into view.
 */
function loadNearImages(frame: HTMLElement): void {
  const { left, right } = frame.getBoundingClientRect();
  for (const image of frame.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) {
    const box = image.getBoundingClientRect();
    const isNear = box.right > left - NEAR_PX && box.left < right + NEAR_PX;
    if (isNear) image.loading = "eager";
  }
}

/**
 * Returns the area between the margins, in px. Before the marquee moves, the first badge is at the
 * left edge of this area.
 */
function contentBox(frame: HTMLElement): { left: number; width: number } {
  const margin = Number.parseFloat(getComputedStyle(frame).paddingLeft);
  const left = frame.getBoundingClientRect().left + margin;
  return { left, width: frame.clientWidth - 2 * margin };
}

/**
 * Moves the marquee while nothing pauses it. The motion is one animation of `transform`, which needs no layout. A drag
 * sets the time of this animation, so that the marquee follows the pointer exactly, even from one round to the next.
 *
 * @param frame the element that clips the track
 * @param track the element that moves; while it loops, it has two equal sets of badges side by side
 */
export function useMarquee(frame: RefObject<HTMLElement | null>, track: RefObject<HTMLElement | null>) {
  const reducedMotion = useReducedMotion();
  const [loops, setLoops] = useState(false);
  const [paused, setPausedByVisitor] = useState(false);
  const animation = useRef<Animation | null>(null);
  /** All current reasons to pause. */
  const pauses = useRef(new Set<PauseReason>());
  /** The width of one set of badges, in px. */
  const widthOfSet = useRef(0);

  const moveTo = useCallback((offset: number) => {
    if (animation.current) animation.current.currentTime = timeAt(offset, widthOfSet.current);
  }, []);

  const setPaused = useCallback(
    (reason: PauseReason, pause: boolean) => {
      if (pause) pauses.current.add(reason);
      else pauses.current.delete(reason);
      const running = animation.current;
      if (!running || !frame.current || !track.current) return;
      if (pauses.current.size === 0) running.play();
      else if (running.playState === "running") {
        // A pause takes effect at the next frame, but a new time does so immediately. The time comes from the position
        // of the track, because WebKit's `currentTime` may be that of an earlier frame.
        const offset = contentBox(frame.current).left - track.current.getBoundingClientRect().left;
        running.pause();
        moveTo(offset);
      }
    },
    [frame, track, moveTo],
  );

  useEffect(() => setPausedByVisitor(reducedMotion), [reducedMotion]);
  useEffect(() => setPaused("visitor", paused), [paused, setPaused]);

  // Measures after every resize whether a set is wider than the frame.
  useEffect(() => {
    const clip = frame.current;
    const set = track.current?.firstElementChild;
    if (!clip || !set) return;
    const observer = new ResizeObserver(() => {
      const { width } = set.getBoundingClientRect();
      // The marquee is hidden while the page prints, and continues afterwards.
      if (width === 0) return;
      const previous = widthOfSet.current;
      widthOfSet.current = width;
      if (animation.current && previous !== width) {
        // The gaps between badges grow with the visitor's text size. The same badges stay in view.
        const time = Number(animation.current.currentTime);
        animation.current.effect?.updateTiming({ duration: durationOf(width) });
        animation.current.currentTime = (time / previous) * width;
      }
      setLoops(width > clip.clientWidth);
    });
    observer.observe(clip);
    observer.observe(set);
    return () => observer.disconnect();
  }, [frame, track]);

  // While the marquee loops, runs the animation, loads images, and lets the visitor drag.
  useEffect(() => {
    const clip = frame.current;
    const moving = track.current;
    if (!loops || !clip || !moving) return;
    const running = moving.animate(
      { transform: ["translateX(0)", "translateX(-50%)"] },
      { duration: durationOf(widthOfSet.current), iterations: Number.POSITIVE_INFINITY },
    );
    animation.current = running;
    // The visitor may have scrolled the row before it could move.
    moveTo(clip.scrollLeft);
    clip.scrollLeft = 0;
    if (pauses.current.size > 0) running.pause();

    let loadTimer: ReturnType<typeof setInterval> | undefined;
    const observer = new IntersectionObserver((entries) => {
      // A busy browser reports several changes at once. The last one is the current state.
      const inView = entries.at(-1)?.isIntersecting !== false;
      setPaused("out of view", !inView);
      clearInterval(loadTimer);
      if (!inView) return;
      loadNearImages(clip);
      loadTimer = setInterval(loadNearImages, LOAD_INTERVAL_MS, clip);
    });
    observer.observe(clip);
    const stopDragging = makeDraggable(clip, {
      onStart: () => {
        setPaused("drag", true);
        return offsetAt(Number(running.currentTime));
      },
      onMove: (offset) => {
        moveTo(offset);
        loadNearImages(clip);
      },
      onEnd: () => setPaused("drag", false),
    });
    return () => {
      stopDragging();
      observer.disconnect();
      clearInterval(loadTimer);
      pauses.current.delete("drag");
      pauses.current.delete("out of view");
      running.cancel();
      animation.current = null;
    };
  }, [loops, frame, track, moveTo, setPaused]);

  return {
    /** True if the badges do not all fit, so that the marquee moves. */
    loops,
    /** True if the visitor, or a preference for reduced motion, has paused the marquee. */
    paused,
    togglePaused: () => setPausedByVisitor((before) => !before),
    /** Brings a badge into view, and pauses the marquee while the keyboard is in it. */
    focusBadge(badge: HTMLElement) {
      setPaused("focus", true);
      if (!frame.current || !track.current) return;
      const left = badge.getBoundingClientRect().left - track.current.getBoundingClientRect().left;
      moveTo(offsetToCenter(left, badge.offsetWidth, contentBox(frame.current).width));
    },
    /** Continues after `focusBadge`, when the focus leaves. */
    releaseFocus: () => setPaused("focus", false),
  };
}
