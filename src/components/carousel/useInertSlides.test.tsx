import { render, screen, waitFor } from "@testing-library/react";
import { useRef } from "react";
import { useInertSlides } from "./useInertSlides";

/** Slides as react-slick marks them: the first `shown` in view. */
function Slides({ shown, count = 3 }: { shown: number; count?: number }) {
  const refuge = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useInertSlides(frame, refuge);
  return (
    <section ref={refuge} tabIndex={-1} aria-label="Reviews">
      <div ref={frame}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slides that never change places
          <div key={index} className="slick-slide" aria-hidden={index >= shown} data-testid={`slide ${index}`}>
            <button type="button">Read more {index}</button>
          </div>
        ))}
      </div>
    </section>
  );
}

const inert = () => screen.getAllByTestId(/slide/).map((slide) => slide.inert);

test("slides out of view cannot be focused, from the start and as they come and go", async () => {
  const { rerender } = render(<Slides shown={2} />);
  expect(inert()).toEqual([false, false, true]);
  rerender(<Slides shown={1} />);
  await waitFor(() => expect(inert()).toEqual([false, true, true]));
  rerender(<Slides shown={3} />);
  await waitFor(() => expect(inert()).toEqual([false, false, false]));
});

test("slides that are added later too", async () => {
  const { rerender } = render(<Slides shown={1} />);
  rerender(<Slides shown={1} count={4} />);
  await waitFor(() => expect(inert()).toEqual([false, true, true, true]));
});

test("the focus in a slide that goes out of view goes to the carousel; any other stays", async () => {
  const { rerender } = render(<Slides shown={3} />);
  screen.getByRole("button", { name: "Read more 2" }).focus();
  rerender(<Slides shown={2} />);
  await waitFor(() => expect(screen.getByRole("region", { name: "Reviews" })).toHaveFocus());

  screen.getByRole("button", { name: "Read more 0" }).focus();
  rerender(<Slides shown={1} />);
  await waitFor(() => expect(inert()).toEqual([false, true, true]));
  expect(screen.getByRole("button", { name: "Read more 0" })).toHaveFocus();
});
