import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import Slider from "react-slick";
import { onSidewaysGesture } from "../../lib/gestures";
import { fixSlick } from "./slick-fixes";
import { firstInView } from "./useSlickSlider";

/** A step to the next slide (1) or to the previous one (-1). */
export type Step = 1 | -1;

const SLIDE_MS = 350;
/** More steps than this do not wait; they are dropped. */
const MOST_WAITING = 2;

interface SlickSliderProps {
  /** Moves the slides by one, after the steps that are still waiting. */
  ref: Ref<(step: Step) => void>;
  /** The row of slides in the HTML, whose place the slider takes. */
  row: HTMLElement;
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
export default function SlickSlider({ ref, row, slidesToShow, reducedMotion, onChange }: SlickSliderProps) {
  const slider = useRef<Slider>(null);
  const frame = useRef<HTMLDivElement>(null);
  // react-slick takes a changed `initialSlide` for a new position, and cuts to it.
  const [initialSlide] = useState(() => firstInView(row));
  const [slides] = useState(() => Array.from(row.children, ({ innerHTML }) => innerHTML));
  const speed = reducedMotion ? 0 : SLIDE_MS;
  /** The steps that wait for the current one; negative if they go back. */
  const waiting = useRef(0);
  /** Set while a step runs. If the window is resized meanwhile, react-slick does not report the end. */
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function take(step: Step) {
    waiting.current = Math.max(-MOST_WAITING, Math.min(waiting.current + step, MOST_WAITING));
    if (timer.current === undefined) takeNext();
  }
  // Given a step during another one, react-slick would slide back across all slides where the loop starts again.
  function takeNext() {
    clearTimeout(timer.current);
    timer.current = undefined;
    const step = Math.sign(waiting.current);
    if (step === 0) return;
    waiting.current -= step;
    begin();
    if (step === 1) slider.current?.slickNext();
    else slider.current?.slickPrev();
  }
  function begin() {
    clearTimeout(timer.current);
    timer.current = setTimeout(takeNext, 2 * SLIDE_MS);
  }

  useImperativeHandle(ref, () => take);
  useLayoutEffect(() => {
    // The style sheet hides the row while it is inert.
    row.inert = true;
    return () => {
      row.inert = false;
    };
  }, [row]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every `take` does the same
  useEffect(() => {
    const region = row.closest<HTMLElement>(".carousel");
    if (!frame.current || !region) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const onToggle = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && !target.closest("[inert]")) toggleCopies(target);
    };
    region.addEventListener("toggle", onToggle, { capture: true, signal });
    onSidewaysGesture(frame.current, take, signal);
    fixSlick(frame.current, slider, region, signal);
    return () => {
      clearTimeout(timer.current);
      listeners.abort();
    };
  }, [row]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for another number of slides, react-slick makes new copies
  useEffect(() => row.querySelectorAll("details").forEach(toggleCopies), [row, slidesToShow]);

  return (
    <div ref={frame}>
      <Slider
        ref={slider}
        slidesToShow={slidesToShow}
        initialSlide={initialSlide}
        speed={speed}
        arrows={false}
        accessibility={false}
        draggable={false}
        waitForAnimate={false}
        beforeChange={(_current: number, next: number) => {
          begin();
          onChange(next);
        }}
        afterChange={() => {
          // Where the loop starts again, react-slick has just moved the track. This forces a layout; otherwise, the next
          // step would begin at the old position of the track.
          frame.current?.getBoundingClientRect();
          takeNext();
        }}
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
  const copies = details.closest(".carousel")?.querySelectorAll<HTMLDetailsElement>(`[data-review-id="${id}"] details`);
  for (const copy of copies ?? []) copy.open = details.open;
}
