import { type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import Slider from "react-slick";
import { reducedMotion } from "../../hooks/useReducedMotion";
import { carousel, firstInView } from "./carousel";
import { onArrowKey, onSidewaysGesture, onSwipe, type Step } from "./gestures";

const GLIDE_MS = 350;

interface SlickSliderProps {
  ref: Ref<(step: Step) => void>;
  slidesToShow: number;
  /** Called at each step, with the index of the slide that is now the first in view. */
  onChange: (firstInView: number) => void;
}

/**
 * The slides in react-slick, which only this module loads. They are copies of the HTML in the row, so that they have the
 * words of a translator, too. At each step, react-slick only cuts to the new place, even from one end of the loop to the
 * other: its own transition drops what comes meanwhile, or runs across the whole loop. An animation makes a glide of the
 * cut: an offset, from where the slides were, that shrinks to 0. Offsets add up, and each waits for the one before.
 */
export default function SlickSlider({ ref, slidesToShow, onChange }: SlickSliderProps) {
  const slider = useRef<Slider>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [initialSlide] = useState(() => firstInView(carousel().row));
  const [slides] = useState(() => Array.from(carousel().row.children, ({ innerHTML }) => innerHTML));
  /** The steps that react-slick has yet to take: one with each cut. */
  const steps = useRef<Step[]>([]);

  function take(step: Step): void {
    if (steps.current.push(step) === 1) void cut();
  }
  async function cut(): Promise<void> {
    const glides = frame.current?.firstElementChild?.getAnimations() ?? [];
    // With three in view, one offset more would lead beyond the copies, of which react-slick has a set on either side.
    if (glides.length > slides.length - 3) await glides[0]?.finished;
    if (steps.current[0] === 1) slider.current?.slickNext();
    else slider.current?.slickPrev();
  }
  function onCut(next: number): void {
    // This renders the cut, too. The start of its animation must be in the same frame.
    flushSync(() => onChange(next));
    if (frame.current) glide(frame.current, ((steps.current.shift() ?? 0) * frame.current.clientWidth) / slidesToShow);
    if (steps.current.length > 0) void cut();
  }

  useImperativeHandle(ref, () => take);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every `take` does the same
  useLayoutEffect(() => {
    const { region, row } = carousel();
    const listeners = new AbortController();
    const { signal } = listeners;
    const element = frame.current as HTMLElement;
    // The style sheet hides the row while it is inert.
    row.inert = true;
    region.addEventListener("toggle", toggleCopies, { capture: true, signal });
    onArrowKey(region, take, signal);
    onSidewaysGesture(element, take, signal);
    onSwipe(element, take, () => glide(element, 0), signal);
    return () => {
      row.inert = false;
      listeners.abort();
    };
  }, []);

  return (
    // Not `overflow-hidden`: a screen reader scrolls to what it reads, and would move the slides.
    <div ref={frame} className="swipe-sideways -mx-(--half-gap) overflow-clip">
      <Slider
        ref={slider}
        // Without it, WebKit begins a glide with an empty frame.
        className="will-change-transform"
        slidesToShow={slidesToShow}
        initialSlide={initialSlide}
        arrows={false}
        accessibility={false}
        touchMove={false}
        // It cuts, and takes every step.
        useCSS={false}
        // The style sheet sets the width. With this, a copy of every slide is on either side.
        variableWidth
        // react-slick calls this just before it sets its state, which `onCut` renders.
        beforeChange={(_current: number, next: number) => queueMicrotask(() => onCut(next))}
        onReInit={disableHiddenSlides}
      >
        {slides.map((html) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the HTML of the page
          <div key={html} dangerouslySetInnerHTML={{ __html: html }} />
        ))}
      </Slider>
    </div>
  );
}

/** Moves the slides to their place, from `px` beside it and from where a finger has left them, after other glides. */
function glide(frame: HTMLElement, px: number): void {
  const content = frame.firstElementChild as HTMLElement;
  const from = px + (Number.parseFloat(content.style.translate) || 0);
  content.style.translate = "";
  if (from === 0 || reducedMotion().matches) return;
  const last = content.getAnimations().at(-1);
  const delay = last ? Number(last.effect?.getComputedTiming().endTime) - Number(last.currentTime) : 0;
  const transform = [`translateX(${from}px)`, "none"];
  // Alone, it need not add, which the compositor cannot do.
  const composite = last ? "add" : "replace";
  content.animate({ transform }, { duration: GLIDE_MS, delay, easing: "ease", fill: "backwards", composite });
}

/** react-slick hides slides out of view from screen readers, but their controls could still get the focus. */
function disableHiddenSlides(): void {
  for (const slide of document.querySelectorAll<HTMLElement>(".slick-slide")) {
    const isHidden = slide.ariaHidden === "true";
    // A swipe can move the slide that has the focus out of view.
    if (isHidden && slide.contains(document.activeElement)) carousel().region.focus({ preventScroll: true });
    if (slide.inert !== isHidden) slide.inert = isHidden;
  }
}

/** Opens or closes the copies of a review as the visitor has done with this one. */
function toggleCopies({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || target.closest("[inert]")) return;
  const id = target.closest<HTMLElement>("[data-review-id]")?.dataset.reviewId;
  const copies = document.querySelectorAll<HTMLDetailsElement>(`[data-review-id="${id}"] details`);
  for (const copy of copies) copy.open = target.open;
}
