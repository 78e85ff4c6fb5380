import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useReducedMotion } from "../../hooks/useMediaQuery";
import { offsetAt, offsetToCenter, roundDuration, SPEED, timeAt } from "./marquee-time";

/** Why the strip stands still. It moves while there is no reason. */
type Reason = "visitor" | "drag" | "focus" | "out of view";

/** Milliseconds between two looks at which pictures are about to come into view. */
const LOOKOUT = 1000;
/** How near that is, in px: what the strip moves in five seconds. */
const NEAR = 5 * SPEED;

/**
 * Has the browser fetch the pictures that are in view or about to come. It does so by itself for what is scrolled; that
 * an animation brings a lazy picture into view, WebKit does not notice.
 */
function fetchNear(strip: HTMLElement): void {
  const frame = strip.getBoundingClientRect();
  for (const picture of strip.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) {
    const { left, right } = picture.getBoundingClientRect();
    if (right > frame.left - NEAR && left < frame.right + NEAR) picture.loading = "eager";
  }
}

interface StripMotion {
  /** Whether there are more badges than fit, so that the strip has somewhere to go. */
  loops: boolean;
  /** Whether the visitor, or the wish for less motion, stopped it. */
  paused: boolean;
  togglePaused: () => void;
  /** Brings a badge into view, and holds the strip while the keyboard is in it. */
  focusBadge: (badge: HTMLElement) => void;
  releaseFocus: () => void;
  /** Mouse, pen and touch on the strip. */
  handlers: Record<
    "onPointerMove" | "onPointerUp" | "onPointerCancel" | "onPointerLeave",
    (event: PointerEvent<HTMLElement>) => void
  >;
}

/**
 * Moves the strip. One animation of `transform` runs on the compositor, without layout; dragging sets its time, so
 * that the strip follows the pointer exactly, across the seam too, and goes on from where it was left.
 *
 * @param strip what clips; @param track what moves: two equal sets of badges side by side, once it loops
 */
export function useMarquee(strip: RefObject<HTMLElement | null>, track: RefObject<HTMLElement | null>): StripMotion {
  const reducedMotion = useReducedMotion();
  const [loops, setLoops] = useState(false);
  const [paused, setPaused] = useState(false);
  const animation = useRef<Animation | null>(null);
  const reasons = useRef(new Set<Reason>());
  const setWidth = useRef(0);
  const drag = useRef<{ pointer: number; x: number; offset: number } | null>(null);

  const stand = useCallback(
    (reason: Reason, still: boolean) => {
      if (still) reasons.current.add(reason);
      else reasons.current.delete(reason);
      const current = animation.current;
      if (!current) return;
      if (reasons.current.size === 0) current.play();
      else if (current.playState === "running") {
        // Pausing takes effect at the next frame; setting the time makes it immediate, so that nothing slips. Which time
        // that is, is read from where the strip is: WebKit's own may be that of an earlier frame.
        const [clip, moving] = [strip.current, track.current];
        const offset = (clip?.getBoundingClientRect().left ?? 0) - (moving?.getBoundingClientRect().left ?? 0);
        current.pause();
        current.currentTime = timeAt(offset, setWidth.current);
      }
    },
    [strip, track],
  );

  const moveTo = useCallback((offset: number) => {
    if (animation.current) animation.current.currentTime = timeAt(offset, setWidth.current);
  }, []);

  useEffect(() => setPaused(reducedMotion), [reducedMotion]);
  useEffect(() => stand("visitor", paused), [paused, stand]);

  // Whether one set is wider than the strip, now and after every resize.
  useEffect(() => {
    const [clip, set] = [strip.current, track.current?.firstElementChild];
    if (!clip || !set) return;
    const observer = new ResizeObserver(() => {
      const { width } = set.getBoundingClientRect();
      // On paper the strip is not there. When the page is back on the screen, it goes on as before.
      if (width === 0) return;
      const previous = setWidth.current;
      setWidth.current = width;
      if (animation.current && previous !== width) {
        // The gaps grow with the visitor's text size. The same badges stay in view.
        const offset = offsetAt(Number(animation.current.currentTime), previous);
        animation.current.effect?.updateTiming({ duration: roundDuration(width) });
        moveTo((offset / previous) * width);
      }
      setLoops(width > clip.clientWidth);
    });
    observer.observe(clip);
    observer.observe(set);
    return () => observer.disconnect();
  }, [strip, track, moveTo]);

  useEffect(() => {
    const [clip, moving] = [strip.current, track.current];
    if (!loops || !clip || !moving) return;
    const running = moving.animate(
      { transform: ["translateX(0)", "translateX(-50%)"] },
      { duration: roundDuration(setWidth.current), iterations: Number.POSITIVE_INFINITY },
    );
    animation.current = running;
    // Whoever scrolled the row before it could move finds it where it was.
    moveTo(clip.scrollLeft);
    clip.scrollLeft = 0;
    if (reasons.current.size > 0) running.pause();

    let lookout: ReturnType<typeof setInterval> | undefined;
    const observer = new IntersectionObserver((entries) => {
      // After a busy moment the browser tells of several changes at once; the last one holds.
      const inView = entries.at(-1)?.isIntersecting !== false;
      stand("out of view", !inView);
      clearInterval(lookout);
      if (!inView) return;
      fetchNear(clip);
      lookout = setInterval(fetchNear, LOOKOUT, clip);
    });
    observer.observe(clip);

    // Not through React, which may first finish other work while the strip moves on.
    const startDrag = (event: globalThis.PointerEvent) => {
      if (!event.isPrimary || event.button !== 0) return;
      stand("drag", true);
      const offset = offsetAt(Number(running.currentTime), setWidth.current);
      drag.current = { pointer: event.pointerId, x: event.clientX, offset };
    };
    clip.addEventListener("pointerdown", startDrag);
    return () => {
      observer.disconnect();
      clearInterval(lookout);
      clip.removeEventListener("pointerdown", startDrag);
      reasons.current.delete("out of view");
      running.cancel();
      animation.current = null;
    };
  }, [loops, strip, track, moveTo, stand]);

  const endDrag = ({ pointerId }: PointerEvent<HTMLElement>) => {
    if (drag.current?.pointer !== pointerId) return;
    drag.current = null;
    stand("drag", false);
  };

  return {
    loops,
    paused,
    togglePaused: () => setPaused((still) => !still),
    focusBadge: (badge) => {
      stand("focus", true);
      const badgeLeft = badge.getBoundingClientRect().left - (track.current?.getBoundingClientRect().left ?? 0);
      moveTo(offsetToCenter(badgeLeft, badge.offsetWidth, strip.current?.clientWidth ?? 0));
    },
    releaseFocus: () => stand("focus", false),
    handlers: {
      onPointerMove: (event) => {
        if (drag.current?.pointer !== event.pointerId) return;
        // A context menu, or a second button held down, swallows the event that would have ended the drag.
        if ((event.buttons & 1) === 0) endDrag(event);
        else {
          moveTo(drag.current.offset - (event.clientX - drag.current.x));
          fetchNear(event.currentTarget);
        }
      },
      onPointerUp: endDrag,
      onPointerCancel: endDrag,
      onPointerLeave: endDrag,
    },
  };
}
