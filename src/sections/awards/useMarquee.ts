import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useMeasure } from "../../hooks/useMeasure";
import { useReducedMotion } from "../../hooks/useReducedMotion";

type ElementRef = RefObject<HTMLElement | null>;

/**
 * Pauses and moves the strip of badges, which a CSS animation keeps moving (awards.css). To move the strip, the hook sets
 * the time of this animation, so that the badges follow a drag exactly, even from one round to the next.
 *
 * @param frame the element that clips the track
 * @param track the element that moves; while it loops, it has two equal sets of badges side by side
 */
export function useMarquee(frame: ElementRef, track: ElementRef) {
  const reducedMotion = useReducedMotion();
  const [pausedByVisitor, setPausedByVisitor] = useState<boolean>();
  const paused = pausedByVisitor ?? reducedMotion;
  const [isDragging, setIsDragging] = useState(false);
  const drag = useRef({ pointerId: 0, origin: 0 });
  const loops = useMeasure(() => widthOfSet(track) > (frame.current?.clientWidth ?? 0), false);

  /** Moves the strip so that its start is `px` to the left of the frame. */
  const moveTo = useCallback(
    (px: number) => {
      const animation = track.current?.getAnimations()[0];
      const rounds = px / widthOfSet(track);
      // A drag to the right can lead to a negative number.
      if (animation) animation.currentTime = (rounds - Math.floor(rounds)) * durationOf(animation);
    },
    [track],
  );

  useEffect(() => {
    const clip = frame.current;
    if (!loops || !clip) return;
    // The visitor may have scrolled the row before it could move.
    moveTo(clip.scrollLeft);
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      // WebKit loads no lazy image that an animation brings into view.
      for (const image of clip.querySelectorAll("img")) image.loading = "eager";
    });
    observer.observe(clip);
    return () => observer.disconnect();
  }, [loops, frame, moveTo]);

  function onPointerDown({ isPrimary, button, pointerId, clientX }: PointerEvent) {
    const animation = track.current?.getAnimations()[0];
    if (!animation || !isPrimary || button !== 0) return;
    const moved = (Number(animation.currentTime) / durationOf(animation)) * widthOfSet(track);
    drag.current = { pointerId, origin: clientX + moved };
    setIsDragging(true);
  }
  function onPointerMove({ pointerId, clientX, buttons }: PointerEvent) {
    if (!isDragging || pointerId !== drag.current.pointerId) return;
    // A context menu, or a second button, swallows the event that would have ended the drag.
    if ((buttons & 1) === 0) setIsDragging(false);
    else moveTo(drag.current.origin - clientX);
  }
  const endDrag = () => setIsDragging(false);

  return {
    /** True if the badges do not all fit, so that the strip moves. */
    loops,
    /** True if the visitor, or a preference for reduced motion, has paused the strip. */
    paused,
    isDragging,
    togglePaused: () => setPausedByVisitor(!paused),
    /** Event handlers for the frame. */
    dragHandlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: endDrag,
      onPointerCancel: endDrag,
      onPointerLeave: endDrag,
    },
    /** Brings a badge to the middle. At the start of a round nothing is to the left of the first badges. */
    showBadge(badge: HTMLElement) {
      if (!frame.current || !track.current) return;
      const left = badge.getBoundingClientRect().left - track.current.getBoundingClientRect().left;
      moveTo(Math.max(0, left - (frame.current.clientWidth - badge.offsetWidth) / 2));
    },
  };
}

/** Returns the width of one set of badges, in px. A round of the animation moves the strip by it. */
function widthOfSet(track: ElementRef): number {
  return track.current?.firstElementChild?.getBoundingClientRect().width ?? 0;
}

/** Returns the duration of a round, in ms. */
function durationOf(animation: Animation): number {
  return Number(animation.effect?.getComputedTiming().duration);
}
