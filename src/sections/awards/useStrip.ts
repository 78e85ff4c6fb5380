import { type DragEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useMeasure } from "../../hooks/useMeasure";
import { useReducedMotion } from "../../hooks/useReducedMotion";
import { onSidewaysWheel } from "../../lib/gestures";

type ElementRef = RefObject<HTMLElement | null>;

/** The duration of a round in ms, in which the strip moves by one set of badges: slow enough to read them. */
const ROUND_MS = 50_000;

/**
 * Moves the badges with one animation of `transform`, which needs no layout, and pauses it. A drag sets the time
 * of this animation, so that the badges follow the pointer exactly, even from one round to the next. It is not a CSS
 * animation: with one, WebKit looks for the badge under the pointer where it was when the animation began.
 *
 * @param frame the element that clips the track
 * @param track the element that moves; while it loops, it has two equal sets of badges side by side
 */
export function useStrip(frame: ElementRef, track: ElementRef) {
  const reducedMotion = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [isDragging, setIsDragging] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [hasTooltip, setHasTooltip] = useState(false);
  const isStill = paused || isDragging || hasFocus || hasTooltip;
  const [scrolled] = useState(scrolledBefore);
  const animation = useRef<Animation>(null);
  const drag = useRef({ pointerId: 0, origin: 0 });
  const isWide = useMeasure(() => widthOfSet(track) > (frame.current?.clientWidth ?? 0), false);
  const loops = isWide && !reducedMotion;

  /** Moves the strip so that its start is `px` to the left of the frame. */
  const moveTo = useCallback(
    (px: number) => {
      const rounds = px / widthOfSet(track);
      // A drag to the right can lead to a negative number.
      if (animation.current) animation.current.currentTime = (rounds - Math.floor(rounds)) * ROUND_MS;
    },
    [track],
  );

  /** Returns how far the start of the strip is to the left of the frame, in px. */
  const position = useCallback(() => (Number(animation.current?.currentTime) / ROUND_MS) * widthOfSet(track), [track]);

  useEffect(() => {
    const clip = frame.current;
    if (!loops || !clip || !track.current) return;
    const keyframes = { transform: ["translateX(0)", "translateX(-50%)"] };
    const running = track.current.animate(keyframes, { duration: ROUND_MS, iterations: Number.POSITIVE_INFINITY });
    animation.current = running;
    moveTo(scrolled);
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      // WebKit does not load lazy images that an animation reveals.
      for (const image of clip.querySelectorAll("img")) image.loading = "eager";
    });
    observer.observe(clip);
    const endWheel = onSidewaysWheel(clip, (px) => moveTo(position() + px));
    const onTooltip = ({ type }: Event) => setHasTooltip(type === "tooltip-open");
    for (const type of ["tooltip-open", "tooltip-close"]) clip.addEventListener(type, onTooltip);
    return () => {
      observer.disconnect();
      endWheel();
      for (const type of ["tooltip-open", "tooltip-close"]) clip.removeEventListener(type, onTooltip);
      running.cancel();
      animation.current = null;
    };
  }, [loops, frame, track, moveTo, position, scrolled]);

  useEffect(() => {
    // Runs after the effect above has made the animation.
    if (loops && isStill) animation.current?.pause();
    else if (loops) animation.current?.play();
  }, [loops, isStill]);

  function onPointerDown({ isPrimary, button, pointerId, clientX }: PointerEvent) {
    if (!animation.current || !isPrimary || button !== 0) return;
    const moved = position();
    drag.current = { pointerId, origin: clientX + moved };
    // A pause takes effect with the next frame, but a new time does so at once.
    animation.current.pause();
    moveTo(moved);
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
    /** True if the visitor has paused the strip. */
    paused,
    togglePaused: () => setPaused(!paused),
    /** Event handlers for the frame. */
    dragHandlers: {
      // The browser would drag an image.
      onDragStart: (event: DragEvent) => event.preventDefault(),
      onPointerDown,
      onPointerMove,
      onPointerUp: endDrag,
      onPointerCancel: endDrag,
      onPointerLeave: endDrag,
    },
    /** Pauses, and centers a badge. The first ones cannot be centered: nothing is to their left. */
    showBadge(badge: HTMLElement) {
      setHasFocus(true);
      if (!frame.current || !track.current) return;
      const left = badge.getBoundingClientRect().left - track.current.getBoundingClientRect().left;
      moveTo(Math.max(0, left - (frame.current.clientWidth - badge.offsetWidth) / 2));
    },
    /** Resumes after `showBadge`, when the focus leaves. */
    leaveBadge: () => setHasFocus(false),
  };
}

/** Returns how far the visitor has scrolled the row of badges before it could move, in px. */
function scrolledBefore(): number {
  return (typeof document !== "undefined" && document.querySelector(".award-marquee")?.scrollLeft) || 0;
}

/** Returns the width of one set of badges, in px. A round of the animation moves the strip by it. */
function widthOfSet(track: ElementRef): number {
  return track.current?.firstElementChild?.getBoundingClientRect().width ?? 0;
}
