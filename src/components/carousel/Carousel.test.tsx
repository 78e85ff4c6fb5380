/**
 * Tests the plain row that the carousel shows before react-slick has loaded, or if all slides fit.
 * jsdom has no layout, so test/e2e/behavior/carousel.spec.ts tests the slider in a browser.
 */
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { Carousel } from "./Carousel";

/** Acts as if the screen now had room for this many slides. */
function resizeTo(slidesInView: number) {
  document.head.innerHTML = `<style>.carousel { --slides-in-view: ${slidesInView} }</style>`;
  fireEvent(window, new Event("resize"));
}

function show(count: number, slidesInView = 1) {
  resizeTo(slidesInView);
  const slides = Array.from({ length: count }, (_, index) => ({
    id: `review-${index + 1}`,
    content: <button type="button">Read review {index + 1}</button>,
  }));
  return render(<Carousel label="Client reviews" noun="review" slides={slides} />);
}

const arrow = (which: "Previous" | "Next") => screen.getByRole("button", { name: `${which} review` });

test("the carousel has its role and name, and each slide its number, for screen readers", async () => {
  const { container } = show(3);
  const carousel = screen.getByRole("region", { name: "Client reviews" });
  expect(carousel).toHaveAttribute("aria-roledescription", "carousel");
  const slides = within(carousel).getAllByRole("group");
  expect(slides.map(({ ariaLabel }) => ariaLabel)).toEqual(["1 of 3", "2 of 3", "3 of 3"]);
  for (const slide of slides) expect(slide).toHaveAttribute("aria-roledescription", "slide");
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  [1, 1, true],
  [2, 1, false],
  [2, 2, true],
  [3, 2, false],
  [3, 3, true],
  [4, 3, false],
])("with %d slides where %d fit, the arrows are disabled: %s", (count, slidesInView, disabled) => {
  show(count, slidesInView);
  for (const button of [arrow("Previous"), arrow("Next")]) expect(button).toHaveProperty("disabled", disabled);
});

describe("the row", () => {
  const scrollTo = jest.fn();

  beforeEach(() => {
    scrollTo.mockClear();
    const row = { scrollTo, clientWidth: 1200, scrollWidth: 2400 };
    for (const [name, value] of Object.entries(row)) {
      Object.defineProperty(HTMLUListElement.prototype, name, { value, configurable: true });
    }
  });

  test("moves by one slide with each arrow, and from one end to the other", async () => {
    show(6, 3);
    await userEvent.click(arrow("Next"));
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 400 });
    await userEvent.click(arrow("Previous"));
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 1200 });
  });

  test("says which slides are in view, and screen readers hear it after a step", () => {
    show(6, 3);
    const status = screen.getByRole("status");
    expect(status).toHaveTextContent("1–3 of 6");
    expect(status).toHaveAttribute("aria-live", "off");
    fireEvent.scroll(screen.getByRole("list"), { target: { scrollLeft: 400 } });
    expect(status).toHaveTextContent("2–4 of 6");
    expect(status).toHaveAttribute("aria-live", "polite");
    resizeTo(1);
    expect(status).toHaveTextContent("2 of 6");
    resizeTo(6);
    expect(status).toHaveTextContent("1–6 of 6");
  });

  test("moves with the arrow keys while a slide has the focus, and leaves the focus there", async () => {
    show(6);
    screen.getByRole("button", { name: "Read review 2" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 400 });
    expect(screen.getByRole("button", { name: "Read review 2" })).toHaveFocus();
  });

  test("does not move for a held key, a shortcut or another key, or if all slides fit", async () => {
    const { unmount } = show(6);
    arrow("Next").focus();
    await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}{ArrowDown}x");
    expect(fireEvent.keyDown(arrow("Next"), { key: "ArrowRight", repeat: true })).toBe(false);
    unmount();
    show(1);
    fireEvent.keyDown(screen.getByRole("group"), { key: "ArrowRight" });
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
