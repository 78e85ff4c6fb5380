import { type ReactNode, type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from "react";
import Slider from "react-slick";
import { onSidewaysWheel } from "../../lib/gestures";
import { fixSlick } from "./slick-fixes";

/** A step to the next slide (1) or to the previous one (-1). */
export type Step = 1 | -1;

const SLIDE_MS = 350;
/** More steps than this do not wait. */
const MOST_WAITING = 2;

interface SlickSliderProps {
  /** Moves the slides by one, after the steps that are still waiting. */
  ref: Ref<(step: Step) => void>;
  slides: ReactNode[];
  slidesToShow: number;
  initialSlide: number;
  reducedMotion: boolean;
  /** Called when a step begins, with the index of the slide that will be the first in view. */
  onChange: (firstInView: number) => void;
  /** Gets the focus when the focused slide goes out of view. */
  focusFallback: RefObject<HTMLElement | null>;
}

/**
 * The slides in react-slick, which only this module imports. Carousel.tsx adds arrow buttons, keys, accessible names
 * and announcements, because react-slick's own do not work well with a screen reader.
 */
export default function SlickSlider(props: SlickSliderProps) {
  const { ref, slides, slidesToShow, initialSlide, reducedMotion, onChange, focusFallback } = props;
  const slider = useRef<Slider>(null);
  const frame = useRef<HTMLDivElement>(null);
  const speed = reducedMotion ? 0 : SLIDE_MS;
  // The steps that wait for the current one; negative if they go back. Given a step during another one, react-slick
  // would slide back across all slides where the loop starts again.
  const waiting = useRef(0);
  // Set while a step runs. If the window is resized meanwhile, react-slick does not report the end.
  const timeout = useRef<ReturnType<typeof setTimeout>>(undefined);

  function takeNext() {
    if (timeout.current !== undefined || waiting.current === 0) return;
    const step = Math.sign(waiting.current);
    waiting.current -= step;
    onBegin();
    if (step === 1) slider.current?.slickNext();
    else slider.current?.slickPrev();
  }

  function onBegin() {
    clearTimeout(timeout.current);
    timeout.current = setTimeout(onEnd, 2 * SLIDE_MS);
  }
  function onEnd() {
    clearTimeout(timeout.current);
    timeout.current = undefined;
    takeNext();
  }

  function take(step: Step) {
    waiting.current = Math.max(-MOST_WAITING, Math.min(waiting.current + step, MOST_WAITING));
    takeNext();
  }

  useImperativeHandle(ref, () => take);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every `take` does the same
  useEffect(() => {
    if (!frame.current) return;
    const half = frame.current.offsetWidth / slidesToShow / 2;
    let turned = 0;
    return onSidewaysWheel(frame.current, (px) => {
      turned += px;
      if (Math.abs(turned) < half) return;
      take(turned > 0 ? 1 : -1);
      turned = 0;
    });
  }, [slidesToShow]);
  useEffect(() => (frame.current ? fixSlick(frame.current, focusFallback.current) : undefined), [focusFallback]);

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
          onBegin();
          onChange(next);
        }}
        afterChange={() => {
          // When the loop starts again, react-slick has just moved the track. This forces a layout; otherwise, the next
          // step would begin at the old position of the track.
          frame.current?.getBoundingClientRect();
          onEnd();
        }}
      >
        {slides}
      </Slider>
    </div>
  );
}
