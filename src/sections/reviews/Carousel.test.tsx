import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { showSlider } from "../../../test/helpers/show-slider";
import { Carousel } from "./Carousel";

const button = (name: string) => screen.getByRole("button", { name });

const expectStatus = (words: string) => waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(words));

/** Acts as if the screen now had room for this many slides. */
function resizeTo(slidesInView: number) {
  document.head.innerHTML = `<style>.carousel { --slides-in-view: ${slidesInView} }</style>`;
  fireEvent(window, new Event("resize"));
}

function show(count: number, slidesInView: number) {
  resizeTo(slidesInView);
  const names = Array.from({ length: count }, (_, index) => `Review ${index + 1}`);
  render(<Carousel slides={names.map((id) => ({ id, content: <button type="button">{id}</button> }))} />);
}

test.each([
  [3, 3, true],
  [4, 3, false],
])("the arrows of %d slides are disabled where %d fit: %s", (count, slidesInView, disabled) => {
  show(count, slidesInView);
  for (const arrow of ["Previous review", "Next review"]) expect(button(arrow)).toHaveProperty("disabled", disabled);
});

test("the row says which slides are in view, and the slider begins with them", async () => {
  show(6, 3);
  await expectStatus("1–3 of 6");
  const row = screen.getByRole("list");
  Object.defineProperty(row, "scrollWidth", { value: 600 });
  fireEvent.scroll(row, { target: { scrollLeft: 190 } });
  await expectStatus("3–5 of 6");
  await showSlider();
  expect([button("Review 3"), button("Review 5")]).toHaveLength(2);
  resizeTo(1);
  await expectStatus("3 of 6");
  resizeTo(6);
  await expectStatus("1–6 of 6");
});

test("the slider ignores held keys and shortcuts", async () => {
  show(6, 3);
  await showSlider();
  await userEvent.click(button("Previous review"));
  await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}{ArrowDown}x");
  expect(fireEvent.keyDown(button("Next review"), { key: "ArrowRight", repeat: true })).toBe(false);
  await userEvent.keyboard("{ArrowLeft}");
  await expectStatus("5, 6, 1 of 6");
});
