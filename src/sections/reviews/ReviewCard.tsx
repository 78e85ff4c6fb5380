import { graphql } from "gatsby";
import { keepWhole } from "../../components/ui/keep-whole";
import { ToggleButton } from "../../components/ui/ToggleButton";
import { formatDate } from "../../lib/format";

interface ReviewCardProps extends Queries.ReviewCardFragment {
  /** The words on the button. */
  labels: Pick<Queries.ReviewsSectionFragment, "readMore" | "readLess">;
}

/**
 * Who said what, where and when. The name comes first: opening the review moves nothing that is above its end.
 *
 * The HTML holds the whole review. Only where script runs (html.js), CSS shows the button, and hides the rest of a long
 * review until the button's `aria-expanded` says otherwise.
 */
export function ReviewCard({ labels, ...review }: ReviewCardProps) {
  const { id, name, initial, date, source, shortText, fullText, hasReadMore } = review;
  return (
    <article data-review-id={id} className="review">
      <div className="review-author">
        <span aria-hidden="true" className="review-initial">
          {initial}
        </span>
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="block text-fine text-ink-soft">
            {`${source}, `}
            <time dateTime={date}>{formatDate(date)}</time>
          </span>
        </span>
      </div>
      <p>
        {keepWhole(hasReadMore ? shortText : fullText)}
        {hasReadMore && <span className="review-rest">{keepWhole(fullText.slice(shortText.length))}</span>}
      </p>
      {hasReadMore && (
        <ToggleButton value={`review-${id}`} className="review-toggle">
          <span className="review-more">{labels.readMore}</span>
          <span className="review-less">{labels.readLess}</span>
          <span className="sr-only">{`: ${name}`}</span>
        </ToggleButton>
      )}
    </article>
  );
}

export const fragment = graphql`
  fragment ReviewCard on Review {
    id
    name
    initial
    date
    source
    shortText
    fullText
    hasReadMore
  }
`;
