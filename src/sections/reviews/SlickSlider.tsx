import { type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import Slider from "react-slick";
import { onSidewaysGesture } from "../../lib/gestures";
import { carousel, firstInView } from "./carousel";
import { fixSlick } from "./slick-fixes";

/** A step to the next slide (1) or to the previous one (-1). */
export type Step = 1 | -1;

const SLIDE_MS = 350;

interface SlickSliderProps {
  /** Moves the slides by one, after the steps that are still waiting. */
  ref: Ref<(step: Step) => void>;
  slidesToShow: number;
  reducedMotion: boolean;
  /** Called when a step begins, with the index of the slide that will be the first in view. */
  onChange: (firstInView: number) => void;
}

/**
 * The slides in react-slick, which only this module loads. It shows copies of the HTML in the row, with the words of
 * a translator, and hides the row. ReviewSlider.tsx adds arrow buttons, keys and announcements, because react-slick's
 * own do not work well with a screen reader.
 */
export default function SlickSlider({ ref, slidesToShow, reducedMotion, onChange }: SlickSliderProps) {
  const slider = useRef<Slider>(null);
  const frame = useRef<HTMLDivElement>(null);
  // react-slick takes a changed `initialSlide` for a new position, and cuts to it.
  const [initialSlide] = useState(() => firstInView(carousel().row));
  const [slides] = useState(() => Array.from(carousel().row.children, ({ innerHTML }) => innerHTML));
  /** The steps that wait for the current one; negative if they go back. */
  const waiting = useRef(0);
  /** Set while a step runs. If the window is resized meanwhile, react-slick does not report the end. */
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Given a step during another one, react-slick would drop it or slide back across all slides where the loop starts again.
  function take(step: Step | 0) {
    waiting.current += step;
    const next = Math.sign(waiting.current);
    if (timer.current !== undefined || next === 0) return;
    waiting.current -= next;
    begin();
    if (next === 1) slider.current?.slickNext();
    else slider.current?.slickPrev();
  }
  function begin() {
    clearTimeout(timer.current);
    timer.current = setTimeout(end, 2 * SLIDE_MS);
  }
  function end() {
    clearTimeout(timer.current);
    timer.current = undefined;
    // Where the loop starts again, react-slick has just moved the track. This forces a layout; otherwise, in
    // Firefox, the next step would begin at the old position of the track.
    frame.current?.getBoundingClientRect();
    take(0);
  }

  useImperativeHandle(ref, () => take);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every `take` does the same
  useLayoutEffect(() => {
    const { region, row } = carousel();
    const listeners = new AbortController();
    const { signal } = listeners;
    const onToggle = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && !target.closest("[inert]")) toggleCopies(target);
    };
    // The style sheet hides the row while it is inert.
    row.inert = true;
    region.addEventListener("toggle", onToggle, { capture: true, signal });
    if (frame.current) {
      onSidewaysGesture(frame.current, take, signal);
      fixSlick(frame.current, slider, { take, isRunning: () => timer.current !== undefined }, region, signal);
    }
    return () => {
      row.inert = false;
      listeners.abort();
      clearTimeout(timer.current);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for another number of slides, react-slick makes new copies
  useLayoutEffect(() => carousel().row.querySelectorAll("details").forEach(toggleCopies), [slidesToShow]);

  return (
    <div ref={frame}>
      <Slider
        ref={slider}
        slidesToShow={slidesToShow}
        initialSlide={initialSlide}
        speed={reducedMotion ? 0 : SLIDE_MS}
        arrows={false}
        accessibility={false}
        draggable={false}
        waitForAnimate={false}
        beforeChange={(_current: number, next: number) => {
          begin();
          // React must render the step at once: if the window is resized, react-slick goes back to what is rendered.
          queueMicrotask(() => flushSync(() => onChange(next)));
        }}
        afterChange={end}
      >
        {slides.map((html, index) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the HTML of the page
          // biome-ignore lint/suspicious/noArrayIndexKey: the slides never change
          <div key={index} dangerouslySetInnerHTML={{ __html: html }} />
        ))}
      </Slider>
    </div>
  );
}

/** Opens or closes the copies of a review as the visitor has done with this one. */
function toggleCopies(details: HTMLDetailsElement): void {
  const id = details.closest<HTMLElement>("[data-review-id]")?.dataset.reviewId;
  const copies = document.querySelectorAll<HTMLDetailsElement>(`[data-review-id="${id}"] details`);
  for (const copy of copies) copy.open = details.open;
}
