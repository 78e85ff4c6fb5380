import { render, screen, within } from "@testing-library/react";
import { landingPageData, site } from "../../../test/helpers/page-data";
import { renderWithoutScript } from "../../../test/helpers/render-without-script";
import { formatDate } from "../../lib/format";
import { ReviewsSection } from "./ReviewsSection";

const { reviews } = landingPageData.reviews;
const section = <ReviewsSection {...landingPageData.landing.reviews} site={site} reviews={reviews} />;

const card = (id: string) => document.querySelector(`[data-review-id="${id}"]`) as HTMLElement;

describe("ReviewsSection", () => {
  test("each review says who wrote it, where and when, beside the disclaimer", () => {
    render(section);
    for (const { id, name, initial, source, date } of reviews) {
      expect(within(card(id)).getByText(name)).toBeInTheDocument();
      expect(within(card(id)).getByText(initial)).toBeInTheDocument();
      const day = formatDate(date).replace("\u00a0", " ");
      expect(card(id)).toHaveTextContent(`${source}, ${day}`);
      expect(within(card(id)).getByText(day)).toHaveAttribute("datetime", date);
    }
    expect(screen.getByText(site.legal.resultsDisclaimer)).toBeInTheDocument();
  });

  test("without script every review can be read to its end", () => {
    renderWithoutScript(section);
    for (const { id, fullText } of reviews) expect(card(id)).toHaveTextContent(fullText);
  });
});
