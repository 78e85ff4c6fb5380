import { type ReactNode, type Ref, useImperativeHandle, useRef } from "react";
import Slider from "react-slick";
import { useInertSlides } from "./useInertSlides";

/** Milliseconds a slide takes to give way to the next. */
const SPEED = 350;

export interface SliderHandle {
  previous: () => void;
  next: () => void;
}

interface SlickSliderProps {
  ref: Ref<SliderHandle>;
  slides: ReactNode[];
  slidesToShow: number;
  initialSlide: number;
  /** Without sliding, for those who asked for less motion. */
  still: boolean;
  onChange: (firstInView: number) => void;
}

/**
 * The only module that knows react-slick; it is loaded when the carousel comes near.
 * Arrows, keys, names and announcements are ours (Carousel.tsx): the library has none that a screen reader can use.
 */
export default function SlickSlider({ ref, slides, slidesToShow, initialSlide, still, onChange }: SlickSliderProps) {
  const slider = useRef<Slider>(null);
  const frame = useRef<HTMLDivElement>(null);
  useInertSlides(frame);
  useImperativeHandle(ref, () => ({
    previous: () => slider.current?.slickPrev(),
    next: () => slider.current?.slickNext(),
  }));
  return (
    <div ref={frame}>
      <Slider
        ref={slider}
        infinite={slides.length > slidesToShow}
        slidesToShow={slidesToShow}
        slidesToScroll={1}
        initialSlide={initialSlide}
        speed={still ? 0 : SPEED}
        arrows={false}
        dots={false}
        accessibility={false}
        waitForAnimate={false}
        beforeChange={(_current: number, next: number) => onChange(next)}
      >
        {slides}
      </Slider>
    </div>
  );
}
