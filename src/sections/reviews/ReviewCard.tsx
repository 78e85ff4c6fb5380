import { graphql } from "gatsby";
import { createContext, useContext } from "react";
import { formatDate, paragraphs } from "../../lib/format";

/** Which reviews show their whole text, by their ids. */
export const OpenReviews = createContext({
  open: {} as Record<string, boolean>,
  onToggle: (_id: string, _isOpen: boolean) => {},
});

/** A review. Its author, source and date come first, so they do not move when the text opens. */
export function ReviewCard(review: Queries.ReviewCardFragment) {
  const { open, onToggle } = useContext(OpenReviews);
  const { id, name, initial, date, source, shortText, fullText, hasReadMore } = review;
  return (
    <article data-review-id={id} className="review thick-line-above pt-5">
      <div className="mb-3 flex items-center gap-4">
        <span aria-hidden="true" className="review-initial">
          {initial}
        </span>
        <span>
          <span className="block semibold">{name}</span>
          <span className="block text-fine text-ink-soft">
            {`${source}, `}
            <time dateTime={date}>{formatDate(date)}</time>
          </span>
        </span>
      </div>
      {paragraphs(shortText).map((text) => (
        <p key={text}>
          {text}
          {hasReadMore && <span className="review-ellipsis"> …</span>}
        </p>
      ))}
      {hasReadMore && (
        <details open={open[id] ?? false} onToggle={({ currentTarget }) => onToggle(id, currentTarget.open)}>
          <summary className="review-toggle">
            <span className="review-more">Read more</span>
            <span className="review-less">Read less</span>
            <span className="sr-only">{`: ${name}`}</span>
          </summary>
          {paragraphs(fullText.slice(shortText.length)).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </details>
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
