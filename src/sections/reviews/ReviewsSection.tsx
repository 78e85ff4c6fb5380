import { graphql } from "gatsby";
import { memo, useCallback, useMemo, useState } from "react";
import { Island } from "../../components/island/Island";
import { Section } from "../../components/layout/Section";
import { Carousel } from "./Carousel";
import { OpenReviews, ReviewCard } from "./ReviewCard";

interface ReviewsSectionProps extends Queries.ReviewsSectionFragment, Queries.ReviewsFragment {}

/** The client reviews. Renders nothing without reviews. */
export function ReviewsSection({ reviews, heading, intro, disclaimer }: ReviewsSectionProps) {
  if (reviews.length === 0) return null;
  return (
    <Section id="reviews" className="print:hidden">
      <h2 className="text-section">{heading}</h2>
      <p className="max-w-measure text-lead text-ink-soft mt-2">{intro}</p>
      <Island id="carousel">
        <ReviewCarousel reviews={reviews} />
      </Island>
      <p className="max-w-measure text-fine text-ink-soft mt-3">{disclaimer}</p>
    </Section>
  );
}

const MemoCarousel = memo(Carousel);

/**
 * The carousel of reviews. It knows which are open, because it shows copies of the cards. When one opens, only the
 * cards are rendered, so that it answers fast.
 */
function ReviewCarousel({ reviews }: Queries.ReviewsFragment) {
  const [open, setOpen] = useState(openedReviews);
  const onToggle = useCallback((id: string, isOpen: boolean) => {
    // Each copy of a card reports that it has opened.
    setOpen((before) => (before[id] === isOpen ? before : { ...before, [id]: isOpen }));
  }, []);
  const slides = useMemo(
    () => reviews.map((review) => ({ id: review.id, content: <ReviewCard {...review} /> })),
    [reviews],
  );
  return (
    <OpenReviews value={useMemo(() => ({ open, onToggle }), [open, onToggle])}>
      <MemoCarousel slides={slides} />
    </OpenReviews>
  );
}

/** Returns which reviews the visitor has opened before React started, by their ids. */
function openedReviews(): Record<string, boolean> {
  if (typeof document === "undefined") return {};
  const opened = document.querySelectorAll<HTMLElement>("[data-review-id]:has([open])");
  return Object.fromEntries(Array.from(opened, ({ dataset }) => [dataset.reviewId, true]));
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
