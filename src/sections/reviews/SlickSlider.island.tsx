import { useLayoutEffect, useRef, useState } from "react";
import Slider from "react-slick";
import { useBrowserValue } from "../../browser/use-browser-value";
import { findCarousel, glideMs } from "./carousel";
import { onSidewaysGesture, onSwipe, type Step } from "./gestures";

/** After a glide, react-slick jumps from the copies of the slides back to the slides, within this many milliseconds. */
const PAUSE_MS = 60;
/** The next glide begins when the jump has been drawn, or it would begin elsewhere. */
const afterNextFrame = (callback: () => void) => requestAnimationFrame(() => requestAnimationFrame(callback));

interface SlickSliderProps {
  slidesToShow: number;
  /** Called at each step, with the index of the slide that is now the first in view. */
  onChange: (firstInView: number) => void;
}

/**
 * The slides in react-slick, which only this module loads. They are copies of the HTML in the row, so that a
 * translated page keeps its translation.
 */
export default function SlickSlider({ slidesToShow, onChange }: SlickSliderProps) {
  const speed = useBrowserValue(glideMs, 0);
  const slider = useRef<Slider>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [slides] = useState(() => Array.from(findCarousel().row.children, ({ innerHTML }) => innerHTML));

  useLayoutEffect(() => {
    const { region, row } = findCarousel();
    const listeners = new AbortController();
    const { signal } = listeners;
    const element = frame.current as HTMLElement;
    let lastStep = Promise.resolve();
    /**
     * Takes a step after the one before. During a glide, react-slick would run across the whole loop. Its `afterChange`
     * does not come if the window is resized.
     */
    function take(step: Step): void {
      lastStep = lastStep.then(() => {
        if (step === 1) slider.current?.slickNext();
        else slider.current?.slickPrev();
        return new Promise<void>((resolve) => setTimeout(() => afterNextFrame(resolve), glideMs() + PAUSE_MS));
      });
    }
    function onClick({ target }: MouseEvent): void {
      const arrow = target instanceof Element && target.closest<HTMLElement>(".carousel-controls button");
      if (arrow) take(Number(arrow.dataset.step) as Step);
    }
    // The style sheet hides the row while it is inert.
    row.inert = true;
    region.addEventListener("click", onClick, { signal });
    region.addEventListener("toggle", toggleCopies, { capture: true, signal });
    onSidewaysGesture(element, take, signal);
    onSwipe(element, take, signal);
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
        slidesToShow={slidesToShow}
        speed={speed}
        arrows={false}
        accessibility={false}
        // A finger moves the slides in onSwipe, which lets go of an enlarged page.
        touchMove={false}
        // take() waits. On a busy device, react-slick would still drop a step.
        waitForAnimate={false}
        // The style sheet sets the width. With this, a copy of every slide is on either side.
        variableWidth
        beforeChange={(_current: number, next: number) => onChange(next)}
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

/** react-slick hides slides out of view from screen readers, but their controls could still get the focus. */
function disableHiddenSlides(): void {
  for (const slide of document.querySelectorAll<HTMLElement>(".slick-slide")) {
    const isHidden = slide.ariaHidden === "true";
    // A swipe can move the slide that has the focus out of view.
    if (isHidden && slide.contains(document.activeElement)) findCarousel().region.focus({ preventScroll: true });
    if (slide.inert !== isHidden) slide.inert = isHidden;
  }
}

/** Opens or closes the copies of a review to match the one that the visitor has used. */
function toggleCopies({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || target.closest("[inert]")) return;
  const id = target.closest<HTMLElement>("[data-review-id]")?.dataset.reviewId;
  const copies = document.querySelectorAll<HTMLDetailsElement>(`[data-review-id="${id}"] details`);
  for (const copy of copies) copy.open = target.open;
}
