import { render, screen } from "@testing-library/react";
import { pageData, site } from "../../../test/helpers/page-data";
import { ReviewsSection } from "./ReviewsSection";

/** carousel.spec.ts tests a carousel with more slides than fit. */

const [review] = pageData.reviews.reviews ?? [];

function showReviews(count: number, slidesInView: number) {
  document.head.innerHTML = `<style>.carousel { --slides-in-view: ${slidesInView} }</style>`;
  const reviews = Array.from(
    { length: count },
    (_, index) => ({ ...review, source: `${index}` }) as NonNullable<typeof review>,
  );
  return render(<ReviewsSection content={pageData.landing.reviews} reviews={reviews} site={site} />);
}

test.each([
  [3, "1–3 of 3"],
  [2, "1–2 of 2"],
])("the arrows of %d reviews are disabled where three fit", (count, position) => {
  showReviews(count, 3);
  const arrows = screen.getAllByRole<HTMLButtonElement>("button");
  expect(arrows.map((arrow) => arrow.disabled)).toEqual([true, true]);
  expect(screen.getByRole("status")).toHaveTextContent(position);
});

test("a single review has no arrows and no position", () => {
  showReviews(1, 1);
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

test("a review keeps the direction of its language", () => {
  const { container } = showReviews(1, 1);
  const words = [...container.querySelectorAll(".review p")].filter((text) => !text.querySelector("time"));
  expect(words.length).toBeGreaterThan(2);
  for (const text of words) expect(text).toHaveAttribute("dir", "auto");
});
