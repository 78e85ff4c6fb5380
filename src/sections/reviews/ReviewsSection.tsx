import { graphql } from "gatsby";
import { useCallback, useEffect, useState } from "react";
import { Carousel } from "../../components/carousel/Carousel";
import { Section, SectionHeading } from "../../components/layout/Section";
import { ReviewCard } from "./ReviewCard";

interface ReviewsSectionProps extends Queries.ReviewsSectionFragment, Queries.ReviewsFragment {}

/** The carousel of client reviews. Renders nothing without reviews. */
export function ReviewsSection({ reviews, heading, intro, disclaimer }: ReviewsSectionProps) {
  // The open state lives here, because the carousel shows copies of the cards.
  const [open, setOpen] = useState<Record<string, boolean>>({});
  const onToggle = useCallback((id: string, isOpen: boolean) => setOpen((before) => ({ ...before, [id]: isOpen })), []);

  // The visitor may have opened a review before React started.
  useEffect(() => {
    for (const review of document.querySelectorAll<HTMLElement>("[data-review-id]:has([open])")) {
      onToggle(review.dataset.reviewId ?? "", true);
    }
  }, [onToggle]);

  if (reviews.length === 0) return null;
  const slides = reviews.map((review) => ({
    id: review.id,
    content: <ReviewCard {...review} open={open[review.id] ?? false} onToggle={onToggle} />,
  }));
  return (
    <Section id="reviews" className="print:hidden">
      <SectionHeading id="reviews">{heading}</SectionHeading>
      <p className="mt-2 max-w-measure text-lead text-ink-soft">{intro}</p>
      <Carousel slides={slides} />
      <p className="mt-3 max-w-measure text-fine text-ink-soft">{disclaimer}</p>
    </Section>
  );
}

export const fragment = graphql`
  fragment ReviewsSection on LandingReviews {
    heading
    intro
    disclaimer
  }

  fragment Reviews on ReviewsJson {
    reviews { ...ReviewCard }
  }
`;
