import { graphql } from "gatsby";
import { Carousel } from "../../components/carousel/Carousel";
import { Section, SectionHeading } from "../../components/layout/Section";
import { avoidBadBreaks } from "../../components/ui/avoid-bad-breaks";
import { ReviewCard } from "./ReviewCard";

interface ReviewsSectionProps extends Queries.ReviewsSectionFragment, Queries.ReviewsFragment {}

/** The carousel of client reviews. Renders nothing without reviews. */
export function ReviewsSection({ reviews, ...section }: ReviewsSectionProps) {
  const { heading, intro, disclaimer } = section;
  if (reviews.length === 0) return null;
  const slides = reviews.map((review) => ({ id: review.id, content: <ReviewCard {...review} /> }));
  return (
    <Section id="reviews" className="print:hidden">
      <SectionHeading id="reviews">{heading}</SectionHeading>
      <p className="mt-2 max-w-measure text-lead text-ink-soft">{avoidBadBreaks(intro)}</p>
      <Carousel label="Client reviews" noun="review" slides={slides} />
      <p className="mt-3 max-w-measure text-fine text-ink-soft">{avoidBadBreaks(disclaimer)}</p>
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
