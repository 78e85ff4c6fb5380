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
    <article data-review-id={id} className="review group/review">
      <div className="mb-4 flex flex-wrap items-center gap-x-4">
        <span
          aria-hidden="true"
          className="serif text-brass-ink text-section relative top-[0.11em] min-w-[1em] leading-none"
        >
          {initial}
        </span>
        <div className="flex-[1_1_min-content]">
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
        <p key={index} dir="auto" className={index === 0 ? "text-item serif lg:min-h-[3lh]" : "mt-2"}>
          {hasReadMore && index === shown.length - 1 ? <CutText>{text}</CutText> : text}
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

/** A text that ends in an ellipsis, instead of its period, while the rest of the review is folded. */
function CutText({ children }: { children: string }) {
  const words = children.replace(/\.$/, "");
  return (
    <>
      {words}
      <span className="group-not-has-open/review:hidden">{children.slice(words.length)}</span>
      <span aria-hidden="true" className="group-has-open/review:hidden">
        {" …"}
      </span>
    </>
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
