import { graphql } from "gatsby";
import { avoidBadBreaks } from "../../components/ui/avoid-bad-breaks";
import { formatDate } from "../../lib/format";
import { openIfOpened } from "../../lib/toggle";

/**
 * A review. Its author, source and date come first, so they do not move when the text opens.
 *
 * The HTML has the whole review. Where JavaScript runs (`html.js`), CSS shows the button and hides the rest of a long
 * review while the button's `aria-expanded` is false. React always renders false: the script in the page's head handles
 * the clicks (src/client/inline/early-clicks.ts), so the button works before React has loaded.
 */
export function ReviewCard(review: Queries.ReviewCardFragment) {
  const { id, name, initial, date, source, shortText, fullText, hasReadMore } = review;
  const rest = fullText.slice(shortText.length);
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
        {hasReadMore && (
          <>
            <span className="review-ellipsis"> …</span>
            <span className="review-rest">{avoidBadBreaks(rest)}</span>
          </>
        )}
      </p>
      {hasReadMore && (
        <button ref={openIfOpened} type="button" aria-expanded={false} value={id} className="review-toggle">
          <span className="review-more">Read more</span>
          <span className="review-less">Read less</span>
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
