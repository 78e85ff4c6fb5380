import { type ReactNode, type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from "react";
import Slider from "react-slick";
import { fixSlick } from "./slick-fixes";
import { type Step, useSteps } from "./useSteps";

/** Milliseconds a slide takes to give way to the next. */
const SLIDE_MS = 350;

export interface SliderHandle {
  step: (step: Step) => void;
}

interface SlickSliderProps {
  ref: Ref<SliderHandle>;
  slides: ReactNode[];
  slidesToShow: number;
  initialSlide: number;
  reducedMotion: boolean;
  onChange: (firstInView: number) => void;
  /** Takes the focus of a slide that goes out of view. */
  focusFallback: RefObject<HTMLElement | null>;
}

/**
 * The only module that knows react-slick; it is loaded when the carousel comes near.
 * Arrows, keys, names and announcements are ours (Carousel.tsx): the library has none that a screen reader can use.
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
    // The library forgets a step when it takes note of a resize before React has rendered the step.
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
          // At the seam the library has just put the track elsewhere. Unless the browser has taken note of that, the
          // next step would start from where the track was.
          frame.current?.getBoundingClientRect();
          steps.onEnd();
        }}
      >
        {slides}
      </Slider>
    </div>
  );
}
