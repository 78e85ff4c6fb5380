import { graphql } from "gatsby";
import { formatDate } from "../../components/format";

/** One client's words, with who said them, where and when. */
export function ReviewCard({ id, name, initial, date, source, fullText }: Queries.ReviewCardFragment) {
  return (
    <article data-review-id={id} className="review">
      <p>{fullText}</p>
      <footer className="mt-5 flex items-center gap-4">
        <span aria-hidden="true" className="review-initial">
          {initial}
        </span>
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="block text-fine text-ink-soft">
            {source}, <time dateTime={date}>{formatDate(date)}</time>
          </span>
        </span>
      </footer>
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
