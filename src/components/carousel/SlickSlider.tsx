import { type ReactNode, type Ref, type RefObject, useImperativeHandle, useRef } from "react";
import Slider from "react-slick";
import { useInertSlides } from "./useInertSlides";
import { useSlickEventFixes } from "./useSlickEventFixes";
import { type Step, useStepQueue } from "./useStepQueue";

/** Milliseconds a slide takes to give way to the next. */
const SPEED = 350;

export interface SliderHandle {
  step: (step: Step) => void;
}

interface SlickSliderProps {
  ref: Ref<SliderHandle>;
  slides: ReactNode[];
  slidesToShow: number;
  initialSlide: number;
  /** Without sliding, for those who asked for less motion. */
  still: boolean;
  onChange: (firstInView: number) => void;
  /** What takes the focus of a slide that goes out of view. */
  refuge: RefObject<HTMLElement | null>;
}

/**
 * The only module that knows react-slick; it is loaded when the carousel comes near.
 * Arrows, keys, names and announcements are ours (Carousel.tsx): the library has none that a screen reader can use.
 */
export default function SlickSlider({
  ref,
  slides,
  slidesToShow,
  initialSlide,
  still,
  onChange,
  refuge,
}: SlickSliderProps) {
  const slider = useRef<Slider>(null);
  const frame = useRef<HTMLDivElement>(null);
  const speed = still ? 0 : SPEED;
  useInertSlides(frame, refuge);
  useSlickEventFixes(frame);
  const target = useRef(initialSlide);
  const queue = useStepQueue(
    (step) => (step === 1 ? slider.current?.slickNext() : slider.current?.slickPrev()),
    speed,
    // The library forgets a step when it takes note of a resize before React has rendered the step.
    () => slider.current?.slickGoTo(target.current, true),
  );
  useImperativeHandle(ref, () => ({ step: queue.request }));
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
          queue.began();
          target.current = next;
          onChange(next);
        }}
        afterChange={() => {
          // At the seam the library has just put the track elsewhere. Unless the browser has taken note of that, the
          // next step would start from where the track was.
          frame.current?.getBoundingClientRect();
          queue.ended();
        }}
      >
        {slides}
      </Slider>
    </div>
  );
}
