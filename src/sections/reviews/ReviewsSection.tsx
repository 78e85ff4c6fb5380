import { graphql } from "gatsby";
import { Band, BandHeading } from "../../components/Band";
import { ResultsDisclaimer } from "../../components/ResultsDisclaimer";
import { ReviewCard } from "./ReviewCard";

interface ReviewsSectionProps extends Queries.ReviewsSectionFragment, Queries.ReviewsFragment {
  site: Queries.ResultsDisclaimerFragment;
}

export function ReviewsSection({ site, heading, intro, carouselLabel, reviews }: ReviewsSectionProps) {
  return (
    <Band id="reviews">
      <BandHeading id="reviews">{heading}</BandHeading>
      <p className="mt-4 max-w-measure text-lead text-ink-soft">{intro}</p>
      <ul aria-label={carouselLabel} className="mt-10 grid gap-8 md:grid-cols-2 lg:grid-cols-3">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard {...review} />
          </li>
        ))}
      </ul>
      <ResultsDisclaimer site={site} className="mt-8 text-ink-soft" />
    </Band>
  );
}

export const fragment = graphql`
  fragment ReviewsSection on LandingReviews {
    heading
    intro
    carouselLabel
    previous
    next
    readMore
    readLess
  }

  fragment Reviews on ReviewsJson {
    reviews {
      ...ReviewCard
    }
  }
`;
