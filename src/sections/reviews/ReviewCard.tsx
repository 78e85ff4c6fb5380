import { graphql } from "gatsby";
import { Paragraphs } from "../../components/ui/Paragraphs";
import { formatDate, paragraphs } from "../../lib/format";
import { deriveReview } from "./derive-review";

/** A review: its author, its first sentence in large letters, and the rest. */
export function ReviewCard(review: Queries.ReviewCardFragment) {
  const { name, date, source, fullText } = review;
  const { id, initial, opening, shortText, hasReadMore } = deriveReview(review);
  const shown = [opening, ...paragraphs(shortText.slice(opening.length))];
  const rest = fullText.slice(shortText.length);
  const startsParagraph = /^\s*[\r\n]/.test(rest);
  return (
    <article data-review-id={id} className="review group/review border-brass border-t-2 pt-5">
      <div className="mb-4 flex items-center gap-4">
        <span
          aria-hidden="true"
          className="border-brass text-item serif grid size-12 shrink-0 place-items-center rounded-full border"
        >
          {initial}
        </span>
        <div>
          <p dir="auto" className="font-semibold">
            {name}
          </p>
          <p className="text-fine text-ink-soft">
            {`${source}, `}
            <time dateTime={date}>{formatDate(date)}</time>
          </p>
        </div>
      </div>
      {shown.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be equal
        <p key={index} dir="auto" className={index === 0 ? "text-item serif" : "mt-2"}>
          {text}
          {hasReadMore && index === shown.length - 1 && (
            <span aria-hidden="true" className="group-has-open/review:hidden">
              {" …"}
            </span>
          )}
        </p>
      ))}
      {hasReadMore && (
        <details>
          <summary className="text-deed flex min-h-11 w-fit cursor-pointer items-center font-semibold underline [&::-webkit-details-marker]:hidden">
            <span className="group-has-open/review:hidden">Read more</span>
            <span className="group-not-has-open/review:hidden">Read less</span>
            <span className="sr-only">{`: ${name}`}</span>
          </summary>
          {/* A text that is cut within a paragraph goes on without a gap. */}
          <Paragraphs text={rest} className={startsParagraph ? "mt-2" : "not-first-of-type:mt-2"} />
        </details>
      )}
    </article>
  );
}

export const fragment = graphql`
  fragment ReviewCard on Review {
    name
    date
    source
    fullText
  }
`;
