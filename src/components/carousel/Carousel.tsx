import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { useReducedMotion } from "../../hooks/useReducedMotion";
import { useStyleNumber } from "../../hooks/useStyleNumber";
import { hasModifierKey } from "../../lib/keyboard";
import { IconButton } from "../ui/IconButton";
import { useSlider } from "./useSlider";

interface CarouselProps {
  /** Names the carousel for screen readers. */
  label: string;
  /** The word for one slide, in the arrows' names: "review". */
  noun: string;
  slides: { id: string; content: ReactNode }[];
}

/**
 * A carousel that follows the W3C's pattern. The HTML has a row that can be scrolled. react-slick replaces it, at the
 * same height, when the carousel comes near the screen. Without script, or if react-slick does not arrive, the row stays.
 */
export function Carousel({ label, noun, slides }: CarouselProps) {
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
    <div key={id} role="group" aria-roledescription="slide" aria-label={`${index + 1} of ${count}`} className="slide">
      {content}
    </div>
  ));

  return (
    <section
      ref={region}
      aria-label={label}
      aria-roledescription="carousel"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="carousel"
    >
      <div className="carousel-arrows">
        <IconButton label={`Previous ${noun}`} icon="previous" disabled={fits} onClick={() => move(-1)} />
        <IconButton label={`Next ${noun}`} icon="next" disabled={fits} onClick={() => move(1)} />
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
        {announced.length > 0 && `${announced.join(", ")} of ${count}`}
      </p>
    </section>
  );
}
