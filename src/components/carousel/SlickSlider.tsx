import { type ReactNode, type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from "react";
import Slider from "react-slick";
import { fixSlick } from "./slick-fixes";
import { type Step, useSteps } from "./useSteps";

/** The duration of a step, in ms. */
const SLIDE_MS = 350;

export interface SliderHandle {
  /** Moves the slides by one, after any steps that are still waiting. */
  step: (step: Step) => void;
}

interface SlickSliderProps {
  ref: Ref<SliderHandle>;
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
 * The slides in react-slick, which only this module imports. Carousel.tsx adds the arrow buttons, keys, accessible names
 * and announcements, because react-slick's own do not work well with a screen reader.
 */
export default function SlickSlider(props: SlickSliderProps) {
  const { ref, slides, slidesToShow, initialSlide, reducedMotion, onChange, focusFallback } = props;
  const slider = useRef<Slider>(null);
  const frame = useRef<HTMLDivElement>(null);
  const target = useRef(initialSlide);
  const speed = reducedMotion ? 0 : SLIDE_MS;
  const steps = useSteps({
    take: (step) => (step === 1 ? slider.current?.slickNext() : slider.current?.slickPrev()),
    duration: speed,
    // react-slick forgets a step if it handles a resize before React has rendered the step.
    recover: () => slider.current?.slickGoTo(target.current, true),
  });
  useImperativeHandle(ref, () => ({ step: steps.request }));
  useEffect(() => (frame.current ? fixSlick(frame.current, focusFallback.current) : undefined), [focusFallback]);

  return (
    <div ref={frame}>
      <Slider
        ref={slider}
        infinite={slides.length > slidesToShow}
        slidesToShow={slidesToShow}
        slidesToScroll={1}
        initialSlide={initialSlide}
        speed={speed}
        arrows={false}
        dots={false}
        accessibility={false}
        waitForAnimate={false}
        beforeChange={(_current: number, next: number) => {
          steps.onBegin();
          target.current = next;
          onChange(next);
        }}
        afterChange={() => {
          // When the loop starts again, react-slick has just moved the track. This forces a layout; otherwise, the next
          // step would begin at the old position of the track.
          frame.current?.getBoundingClientRect();
          steps.onEnd();
        }}
      >
        {slides}
      </Slider>
    </div>
  );
}
