import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { useMediaQuery, useReducedMotion } from "../../hooks/useMediaQuery";
import { hasModifierKey } from "../../lib/keyboard";
import { IconButton } from "../ui/IconButton";
import { useSlider } from "./useSlider";

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
  // One more from each of these widths on, as in the style sheet.
  const slidesToShow = 1 + Number(useMediaQuery("(width >= 48rem)")) + Number(useMediaQuery("(width >= 64rem)"));
  const reducedMotion = useReducedMotion();
  const count = slides.length;
  const fits = count <= slidesToShow;
  /** The numbers that were announced when the visitor moved the carousel: as many as there were slides in view. */
  const [announced, setAnnounced] = useState<number[]>([]);
  // Where another number fits, the carousel may begin with another slide.
  if (announced.length > 0 && announced.length !== slidesToShow) setAnnounced([]);
  const announce = (first: number) =>
    setAnnounced(Array.from({ length: slidesToShow }, (_, index) => ((first + index) % count) + 1));
  const { Slider, handle, initialSlide, move, keepFocus } = useSlider(region, row, fits, announce);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1 as const, ArrowRight: 1 as const }[event.key];
    if (fits || !step || hasModifierKey(event)) return;
    event.preventDefault();
    // A key held down would ask for more steps than anyone can follow.
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
          onChange={(next) => {
            keepFocus();
            announce(next);
          }}
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
