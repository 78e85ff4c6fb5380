import { graphql } from "gatsby";
import { avoidBadBreaks } from "../../components/ui/avoid-bad-breaks";
import { formatDate } from "../../lib/format";
import { openIfOpened } from "../../lib/toggle";

interface ReviewCardProps extends Queries.ReviewCardFragment {
  /** The words on the button. */
  labels: Pick<Queries.ReviewsSectionFragment, "readMore" | "readLess">;
}

/**
 * Who said what, where and when. The name comes first: opening the review moves nothing that is above its end.
 *
 * The HTML holds the whole review. Only where script runs (html.js), CSS shows the button, and hides the rest of a long
 * review until the button's `aria-expanded` says otherwise. The script in the page's head answers its clicks
 * (src/client/inline/early-clicks.ts), before React is there as well as after it: React renders it closed, and leaves it
 * alone.
 */
export function ReviewCard({ labels, ...review }: ReviewCardProps) {
  const { id, name, initial, date, source, shortText, fullText, hasReadMore } = review;
  return (
    <article data-review-id={id} className="review border-t-2 border-brass pt-5">
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
        {avoidBadBreaks(hasReadMore ? shortText : fullText)}
        {hasReadMore && <span className="review-rest">{avoidBadBreaks(fullText.slice(shortText.length))}</span>}
      </p>
      {hasReadMore && (
        <button ref={openIfOpened} type="button" aria-expanded={false} value={id} className="review-toggle">
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
