import { render, screen, within } from "@testing-library/react";
import { content, landingPageData, site } from "../../../test/helpers/page-data";
import { renderWithoutScript } from "../../../test/helpers/render-without-script";
import { formatDate } from "../../lib/format";
import { ReviewsSection } from "./ReviewsSection";

const { reviews } = landingPageData.reviews;
const section = <ReviewsSection {...content.landing.reviews} site={site} reviews={reviews} />;

function card(id: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-review-id="${id}"]`);
  if (!found) throw new Error(`There is no card of ${id}.`);
  return found;
}

describe("ReviewsSection", () => {
  test("each review says who wrote it, where and when", () => {
    render(section);
    for (const { id, name, initial, source, date } of reviews) {
      expect(within(card(id)).getByText(name)).toBeInTheDocument();
      expect(within(card(id)).getByText(initial)).toBeInTheDocument();
      const day = formatDate(date).replace("\u00a0", " ");
      expect(card(id)).toHaveTextContent(`${source}, ${day}`);
      expect(within(card(id)).getByText(day)).toHaveAttribute("datetime", date);
    }
  });

  test("without script every review can be read to its end", () => {
    renderWithoutScript(section);
    for (const { id, fullText } of reviews) expect(card(id)).toHaveTextContent(fullText);
  });

  test("the results disclaimer stands beside the reviews", () => {
    render(section);
    expect(screen.getByText(site.legal.resultsDisclaimer)).toBeInTheDocument();
  });
});
