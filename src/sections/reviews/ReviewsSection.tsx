import { graphql } from "gatsby";
import type { CallToActionProps } from "../../components/cta/call-to-action";
import { Island } from "../../components/island/Island";
import { Section } from "../../components/layout/Section";
import { ExternalLink } from "../../components/ui/ExternalLink";
import { deriveReview } from "./derive-review";
import { ReviewCard } from "./ReviewCard";

type ReviewsSectionProps = { content: Queries.ReviewsSectionFragment } & Queries.ReviewsFragment & CallToActionProps;

/**
 * The client reviews: a row that a finger or an arrow scrolls. With script, a slider takes its place, which loops
 * (ReviewSlider.island.tsx). It follows the W3C's pattern for a carousel. Renders nothing without reviews.
 */
export function ReviewsSection({ content, reviews, site }: ReviewsSectionProps) {
  if (!reviews?.length) return null;
  const count = reviews.length;
  return (
    <Section id="reviews" className="bg-water [--band:3.5rem] print:hidden">
      {/* The heading leaves room for the arrows and the position. */}
      <div className="md:pe-60">
        <h2 id="reviews-heading" className="text-section">
          {content.heading}
        </h2>
        <p className="max-w-measure text-lead text-ink-soft mt-2">
          {content.intro}{" "}
          {site.links.reviews && (
            <ExternalLink href={site.links.reviews} className="underline">
              See them all
            </ExternalLink>
          )}
        </p>
      </div>
      <section
        aria-labelledby="reviews-heading"
        aria-roledescription="carousel"
        // Takes the focus of a slide that leaves the view (SlickSlider.island.tsx).
        tabIndex={-1}
        className="carousel survey-line relative mt-4 pt-5 md:mt-8"
      >
        {/* The key remounts the island when the words change in develop. */}
        {count > 1 && <Island key={JSON.stringify(reviews)} name="ReviewSlider" count={count} />}
        <ul className="carousel-row script:[scrollbar-width:none] -mx-(--half-gap) flex snap-x snap-mandatory items-start overflow-x-auto inert:hidden">
          {reviews.map((review, index) => (
            <li key={deriveReview(review).id} className="w-(--slide) shrink-0 snap-start snap-always">
              {/* biome-ignore lint/a11y/useSemanticElements: the pattern asks for a group; a fieldset is for forms */}
              <div role="group" aria-roledescription="slide" className="slide relative w-full px-(--half-gap) pb-2">
                {/* The slide's name. As a text it is translated, and an id would be ambiguous in react-slick's copies. */}
                <p className="slide-name sr-only">{`${index + 1} of ${count}`}</p>
                <ReviewCard {...review} />
              </div>
            </li>
          ))}
        </ul>
      </section>
      <p className="max-w-measure text-fine text-ink-soft mt-3">{content.disclaimer}</p>
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
    reviews {
      name
      date
      source
      fullText
    }
  }
`;
