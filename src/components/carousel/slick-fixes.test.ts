import { fireEvent, screen, waitFor } from "@testing-library/react";
import { fixSlick } from "./slick-fixes";

let undo: () => void;

/** Marks the first `shown` slides as in view and the others as out of view, as react-slick does. */
function show(shown: number): void {
  for (const [index, slide] of screen.getAllByTestId("slide").entries()) slide.ariaHidden = String(index >= shown);
}

beforeEach(() => {
  const slide = (index: number) =>
    `<div class="slick-slide" aria-hidden="false" data-testid="slide"><button>Read more ${index}</button></div>`;
  document.body.innerHTML = `<section tabindex="-1" aria-label="Reviews"><div>${[0, 1, 2].map(slide).join("")}</div></section>`;
  undo = fixSlick(screen.getByRole("region").firstElementChild as HTMLElement, screen.getByRole("region"));
});

afterEach(() => {
  undo();
  document.body.innerHTML = "";
});

const inert = () => screen.getAllByTestId("slide").map((slide) => slide.inert);

describe("slides out of view", () => {
  test("pass their focus on to the carousel, while a slide in view keeps its focus", async () => {
    screen.getByRole("button", { name: "Read more 2" }).focus();
    show(2);
    await waitFor(() => expect(screen.getByRole("region")).toHaveFocus());

    screen.getByRole("button", { name: "Read more 0" }).focus();
    show(1);
    await waitFor(() => expect(inert()).toEqual([false, true, true]));
    expect(screen.getByRole("button", { name: "Read more 0" })).toHaveFocus();
  });
});

describe("react-slick", () => {
  const button = () => screen.getByRole("button", { name: "Read more 0" });

  test("gets no mouse events from other buttons than the main one", () => {
    const onMouseDown = jest.fn();
    button().addEventListener("mousedown", onMouseDown);
    fireEvent.mouseDown(button(), { button: 2 });
    expect(onMouseDown).not.toHaveBeenCalled();
    fireEvent.mouseDown(button(), { button: 0 });
    expect(onMouseDown).toHaveBeenCalledTimes(1);
  });
});
