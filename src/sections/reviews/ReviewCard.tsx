import { formatDate } from "../../lib/format";
import { deriveReview } from "./derive-review";

/** A review: its first sentence in large letters, the rest, and its author. Line breaks end paragraphs. */
export function ReviewCard(review: Queries.Review) {
  const { name, date, source, fullText } = review;
  const { id, initial, opening, shortText, hasReadMore } = deriveReview(review);
  const rest = shortText.slice(opening.length).trim();
  return (
    <article data-review-id={id} className="review group/review">
      <p dir="auto" className="text-item serif">
        {hasReadMore && !rest ? <CutText>{opening}</CutText> : opening}
      </p>
      {rest && (
        <p dir="auto" className="mt-2 whitespace-pre-line">
          {hasReadMore ? <CutText>{rest}</CutText> : rest}
        </p>
      )}
      {hasReadMore && (
        <details>
          <summary className="text-deed flex min-h-11 w-fit cursor-pointer items-center font-semibold underline [&::-webkit-details-marker]:hidden">
            <span className="group-has-open/review:hidden">Read more</span>
            <span className="group-not-has-open/review:hidden">Read less</span>
            <span className="sr-only">{`: ${name}`}</span>
          </summary>
          <p dir="auto" className="whitespace-pre-line">
            {fullText.slice(shortText.length).trim()}
          </p>
        </details>
      )}
      <div className="border-ink/25 mt-3 flex flex-wrap items-center gap-x-4 border-t pt-3">
        <span aria-hidden="true" className="serif text-brass-ink text-item grid size-11 place-items-center border">
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
