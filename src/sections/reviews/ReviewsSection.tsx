import { graphql } from "gatsby";
import { Carousel } from "../../components/carousel/Carousel";
import { Section, SectionHeading } from "../../components/layout/Section";
import { keepWhole } from "../../components/ui/keep-whole";
import { ResultsDisclaimer } from "../../components/ui/ResultsDisclaimer";
import { ReviewCard, type ReviewLabels } from "./ReviewCard";
import { type ExpandedReviews, useExpandedReviews, useIsExpanded } from "./useExpandedReviews";

interface ReviewsSectionProps extends Queries.ReviewsSectionFragment, Queries.ReviewsFragment {
  site: Queries.ResultsDisclaimerFragment;
}

/** What clients say. Which reviews are open is known here, above the slides: the slider shows some of them twice. */
export function ReviewsSection({ site, heading, intro, readMore, readLess, reviews, ...labels }: ReviewsSectionProps) {
  const expanded = useExpandedReviews();
  return (
    <Section id="reviews" className="print:hidden">
      <SectionHeading id="reviews">{heading}</SectionHeading>
      <p className="mt-4 max-w-measure text-lead text-ink-soft md:mr-36">{keepWhole(intro)}</p>
      <Carousel
        labels={labels}
        slides={reviews.map((review) => ({
          id: review.id,
          content: <ReviewSlide {...review} labels={{ readMore, readLess }} reviews={expanded} />,
        }))}
      />
      <ResultsDisclaimer site={site} className="mt-4 text-ink-soft" />
    </Section>
  );
}

interface ReviewSlideProps extends Queries.ReviewCardFragment {
  labels: ReviewLabels;
  reviews: ExpandedReviews;
}

function ReviewSlide({ reviews, ...card }: ReviewSlideProps) {
  return <ReviewCard {...card} expanded={useIsExpanded(reviews, card.id)} onToggle={reviews.toggle} />;
}

export const fragment = graphql`
  fragment ReviewsSection on LandingReviews {
    heading
    intro
    carouselLabel
    carouselRole
    slideRole
    of
    previous
    next
    readMore
    readLess
  }

  fragment Reviews on ReviewsJson {
    reviews { ...ReviewCard }
  }
`;
