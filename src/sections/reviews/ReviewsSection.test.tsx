import { render, screen } from "@testing-library/react";
import { pageData } from "../../../test/helpers/page-data";
import { formatDate } from "../../lib/format";
import { ReviewsSection } from "./ReviewsSection";

test("each review shows its author, source, date and whole text, and the section has the disclaimer", () => {
  const { landing, reviews } = pageData;
  const { container } = render(<ReviewsSection {...landing.reviews} reviews={reviews.reviews} />);
  for (const { id, name, initial, source, date, shortText, fullText, hasReadMore } of reviews.reviews) {
    const card = container.querySelector(`[data-review-id="${id}"]`);
    const text = hasReadMore ? fullText.replace(shortText, `${shortText} …`) : fullText;
    const words = `${initial}${name}${source}, ${formatDate(date)}${text}`.replace("\u00a0", " ");
    expect(card).toHaveTextContent(words);
    expect(card?.querySelector("time")).toHaveAttribute("datetime", date);
    expect(card?.querySelectorAll("button")).toHaveLength(Number(hasReadMore));
  }
  expect(screen.getByText(landing.reviews.disclaimer)).toBeInTheDocument();
});
