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
  /** The index of the first slide in view; undefined before anything has moved. */
  const [first, setFirst] = useState<number>();
  const { Slider, handle, initialSlide, move, onRowScroll } = useSlider(region, row, fits, setFirst);

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
      {Slider && !fits ? (
        <Slider
          ref={handle}
          slides={groups}
          slidesToShow={slidesToShow}
          initialSlide={initialSlide}
          reducedMotion={reducedMotion}
          onChange={setFirst}
          focusFallback={region}
        />
      ) : (
        <ul ref={row} onScroll={onRowScroll} className="carousel-row">
          {groups.map((group) => (
            <li key={group.key}>{group}</li>
          ))}
        </ul>
      )}
      <div className="carousel-controls">
        <IconButton label={`Previous ${noun}`} icon="previous" disabled={fits} onClick={() => move(-1)} />
        {/* Screen readers announce a new position, and not the one that the page opens with. */}
        <p role="status" aria-live={first === undefined ? "off" : "polite"}>
          {position(fits ? 0 : (first ?? 0), slidesToShow, count)}
        </p>
        <IconButton label={`Next ${noun}`} icon="next" disabled={fits} onClick={() => move(1)} />
      </div>
    </section>
  );
}

/** Returns which slides are in view: "1–3 of 6"; where the loop starts again, "5, 6, 1 of 6". */
function position(first: number, slidesToShow: number, count: number): string {
  const numbers = Array.from({ length: Math.min(slidesToShow, count) }, (_, index) => ((first + index) % count) + 1);
  const [from = 1, to = from] = [numbers[0], numbers.at(-1)];
  const inView = to > from ? `${from}–${to}` : numbers.join(", ");
  return `${inView} of ${count}`;
}
