import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { pageData } from "../../../test/helpers/page-data";
import { ReviewsSection } from "./ReviewsSection";

test("long reviews open and close independently", async () => {
  const { container } = render(<ReviewsSection {...pageData.landing.reviews} {...pageData.reviews} />);
  const [first, second] = [...container.querySelectorAll("details")];
  const press = (review?: Element) => userEvent.click(review?.firstElementChild as Element);
  await press(first);
  await press(second);
  expect([first?.open, second?.open]).toEqual([true, true]);
  await press(first);
  expect([first?.open, second?.open]).toEqual([false, true]);
});
