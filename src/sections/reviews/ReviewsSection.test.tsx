import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { pageData } from "../../../test/helpers/page-data";
import { renderWithoutScript } from "../../../test/helpers/render-without-script";
import { showSlider } from "../../../test/helpers/show-slider";
import { ReviewsSection } from "./ReviewsSection";

const { landing, reviews } = pageData;
const section = <ReviewsSection {...landing.reviews} {...reviews} />;

/** The names of two long reviews. The slider shows two copies of the first review. */
const [A, B] = ["Sample Client A", "Sample Client C"];

const copies = (name: string) => screen.getAllByText(`: ${name}`).map((words) => words.closest("details"));
const areOpen = (name: string) => copies(name).map((review) => review?.open);
const press = (name: string) => userEvent.click(copies(name)[0]?.firstElementChild as Element);

test("long reviews open and close independently", async () => {
  render(section);
  expect([areOpen(A), areOpen(B)]).toEqual([[false], [false]]);
  await press(A);
  await press(B);
  expect([areOpen(A), areOpen(B)]).toEqual([[true], [true]]);
  await press(A);
  expect([areOpen(A), areOpen(B)]).toEqual([[false], [true]]);
});

test("a review that was opened before React started stays open", async () => {
  // In development, React reports this attribute as a mismatch.
  jest.spyOn(console, "error").mockImplementation();
  const container = renderWithoutScript(section);
  copies(B)[0]?.toggleAttribute("open");
  await new Promise((resolve) => addEventListener("toggle", resolve, true));
  render(section, { container, hydrate: true });
  await showSlider();
  expect([areOpen(A), areOpen(B)]).toEqual([[false, false], [true]]);
});
