import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { useReducedMotion } from "../../hooks/useMediaQuery";
import { hasModifierKey } from "../../lib/keyboard";
import { IconButton } from "../ui/IconButton";
import { slidesInView } from "./slides-in-view";
import { useSlider } from "./useSlider";
import { useSlidesToShow } from "./useSlidesToShow";

/** The words a carousel needs besides its slides. */
export interface CarouselLabels {
  carouselLabel: string;
  carouselRole: string;
  slideRole: string;
  /** Between a slide's number and how many there are: "2 of 6". */
  of: string;
  previous: string;
  next: string;
}

interface CarouselProps {
  labels: CarouselLabels;
  slides: { id: string; content: ReactNode }[];
}

/**
 * A carousel after the W3C's pattern. Written as a row of the same height that can be scrolled, which react-slick
 * replaces when it comes near; without script, or if the library does not arrive, the row stays.
 */
export function Carousel({ labels, slides }: CarouselProps) {
  const region = useRef<HTMLElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const slidesToShow = useSlidesToShow();
  const still = useReducedMotion();
  const [first, setFirst] = useState<number | null>(null);
  const { Slider, handle, initialSlide, move, keepFocus } = useSlider({ region, row, onRowStep: setFirst });

  const count = slides.length;
  const fits = count <= slidesToShow;
  const inView = slidesInView(first ?? initialSlide, slidesToShow, count).map((index) => index + 1);

  function onKeyDown(event: KeyboardEvent) {
    if (fits || (event.key !== "ArrowLeft" && event.key !== "ArrowRight")) return;
    if (hasModifierKey(event)) return;
    event.preventDefault();
    // A key held down would ask for more steps than anyone can follow.
    if (!event.repeat) move(event.key === "ArrowLeft" ? -1 : 1);
  }

  const named = slides.map(({ id, content }, index) => (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for a group; a fieldset is for forms
    <div
      key={id}
      role="group"
      aria-roledescription={labels.slideRole}
      aria-label={`${index + 1} ${labels.of} ${count}`}
      className="slide"
    >
      {content}
    </div>
  ));

  return (
    <section
      ref={region}
      aria-label={labels.carouselLabel}
      aria-roledescription={labels.carouselRole}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="carousel"
    >
      <div className="carousel-arrows">
        <IconButton label={labels.previous} icon="previous" disabled={fits} onClick={() => move(-1)} />
        <IconButton label={labels.next} icon="next" disabled={fits} onClick={() => move(1)} />
      </div>
      {Slider && !fits ? (
        <Slider
          ref={handle}
          slides={named}
          slidesToShow={slidesToShow}
          initialSlide={initialSlide}
          still={still}
          onChange={(next) => {
            keepFocus();
            setFirst(next);
          }}
          refuge={region}
        />
      ) : (
        <ul ref={row} className="carousel-row">
          {named.map((slide) => (
            <li key={slide.key}>{slide}</li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {first !== null && `${inView.join(", ")} ${labels.of} ${count}`}
      </p>
    </section>
  );
}
