import { render, screen } from "@testing-library/react";
import { Carousel } from "./Carousel";

/** carousel.spec.ts tests a carousel with more slides than fit. */

test.each([
  [3, 3, true],
  [4, 3, false],
  [1, 1, true],
])("the arrows of %d slides are disabled where %d fit: %s", (count, slidesInView, disabled) => {
  document.head.innerHTML = `<style>.carousel { --slides-in-view: ${slidesInView} }</style>`;
  const slides = Array.from({ length: count }, (_, index) => ({ id: `${index}`, content: "A review" }));
  render(<Carousel slides={slides} />);
  const arrows = screen.getAllByRole<HTMLButtonElement>("button");
  expect(arrows.map((arrow) => arrow.disabled)).toEqual([disabled, disabled]);
  expect(screen.getAllByText("A review")).toHaveLength(count);
});
