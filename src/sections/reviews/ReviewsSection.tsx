import { graphql } from "gatsby";
import { Carousel } from "../../components/carousel/Carousel";
import { Section, SectionHeading } from "../../components/layout/Section";
import { keepWhole } from "../../components/ui/keep-whole";
import { ResultsDisclaimer } from "../../components/ui/ResultsDisclaimer";
import { ReviewCard } from "./ReviewCard";

interface ReviewsSectionProps extends Queries.ReviewsSectionFragment, Queries.ReviewsFragment {
  site: Queries.ResultsDisclaimerFragment;
}

/** What clients say. */
export function ReviewsSection({ site, heading, intro, readMore, readLess, reviews, ...labels }: ReviewsSectionProps) {
  return (
    <Section id="reviews" className="print:hidden">
      <SectionHeading id="reviews">{heading}</SectionHeading>
      <p className="mt-4 max-w-measure text-lead text-ink-soft md:mr-36">{keepWhole(intro)}</p>
      <Carousel
        labels={labels}
        slides={reviews.map((review) => ({
          id: review.id,
          content: <ReviewCard {...review} labels={{ readMore, readLess }} />,
        }))}
      />
      <ResultsDisclaimer site={site} className="mt-4 text-ink-soft" />
    </Section>
  );
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
