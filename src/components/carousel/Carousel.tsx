import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { useReducedMotion } from "../../hooks/useReducedMotion";
import { useStyleNumber } from "../../hooks/useStyleNumber";
import { hasModifierKey } from "../../lib/keyboard";
import { IconButton } from "../ui/IconButton";
import { useSlider } from "./useSlider";

/** The words of a carousel, apart from its slides. */
export interface CarouselLabels {
  carouselLabel: string;
  carouselRole: string;
  slideRole: string;
  /** The word between the number of a slide and the number of slides, as in "2 of 6". */
  of: string;
  previous: string;
  next: string;
}

interface CarouselProps {
  labels: CarouselLabels;
  slides: { id: string; content: ReactNode }[];
}

/**
 * A carousel that follows the W3C's pattern. The HTML has a row that can be scrolled. react-slick replaces it, at the
 * same height, when the carousel comes near the screen. Without script, or if react-slick does not arrive, the row stays.
 */
export function Carousel({ labels, slides }: CarouselProps) {
  const region = useRef<HTMLElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const slidesToShow = useStyleNumber(region, "--slides-in-view");
  const reducedMotion = useReducedMotion();
  const count = slides.length;
  const fits = count <= slidesToShow;
  /** The numbers of the slides in view after the visitor's last step; empty before any step. */
  const [announced, setAnnounced] = useState<number[]>([]);
  // When more or fewer slides fit than before, the carousel may begin with another slide.
  if (announced.length > 0 && announced.length !== slidesToShow) setAnnounced([]);
  const announce = (first: number) =>
    setAnnounced(Array.from({ length: slidesToShow }, (_, index) => ((first + index) % count) + 1));
  const { Slider, handle, initialSlide, move } = useSlider(region, row, fits, announce);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1 as const, ArrowRight: 1 as const }[event.key];
    if (fits || !step || hasModifierKey(event)) return;
    event.preventDefault();
    // A key that is held down would move the carousel too fast to follow.
    if (!event.repeat) move(step);
  }

  const groups = slides.map(({ id, content }, index) => (
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
          slides={groups}
          slidesToShow={slidesToShow}
          initialSlide={initialSlide}
          reducedMotion={reducedMotion}
          onChange={announce}
          focusFallback={region}
        />
      ) : (
        <ul ref={row} className="carousel-row">
          {groups.map((group) => (
            <li key={group.key}>{group}</li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {announced.length > 0 && `${announced.join(", ")} ${labels.of} ${count}`}
      </p>
    </section>
  );
}
