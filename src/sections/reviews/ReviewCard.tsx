import { graphql } from "gatsby";
import { keepWhole } from "../../components/ui/keep-whole";
import { formatDate } from "../../lib/format";

/** The words on the button. */
export type ReviewLabels = Pick<Queries.ReviewsSectionFragment, "readMore" | "readLess">;

interface ReviewCardProps extends Queries.ReviewCardFragment {
  labels: ReviewLabels;
  expanded: boolean;
  onToggle: (id: string) => void;
}

/**
 * Who said what, where and when. The name comes first: opening the review moves nothing that is above its end.
 *
 * The HTML holds the whole review. Only where script runs (html.js), CSS shows the button, and hides the rest of a long
 * review until the button's `aria-expanded` says otherwise. Before React, src/client/inline/early-clicks.ts sets that.
 */
export function ReviewCard({ labels, expanded, onToggle, ...review }: ReviewCardProps) {
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
        <button type="button" aria-expanded={expanded} className="review-toggle" onClick={() => onToggle(id)}>
          <span className="review-more">{labels.readMore}</span>
          <span className="review-less">{labels.readLess}</span>
          <span className="sr-only">{`: ${name}`}</span>
        </button>
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
