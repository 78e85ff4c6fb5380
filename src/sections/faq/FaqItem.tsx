import { graphql } from "gatsby";
import { Paragraphs } from "../../components/ui/Paragraphs";

/** A question. If it has an answer, it opens to show it. */
export function FaqItem({ question, answer }: Queries.FaqItemFragment) {
  return (
    <li className="text-question serif">
      {answer ? (
        <details className="group">
          <summary className="after:sign-['+'] after:text-deed group-open:after:sign-['−'] flex cursor-pointer items-baseline justify-between gap-4 py-1.5 md:py-3.5 [&::-webkit-details-marker]:hidden">
            <h3>{question}</h3>
          </summary>
          <div className="font-sans text-base font-normal">
            <Paragraphs text={answer} className="max-w-measure pb-3" />
          </div>
        </details>
      ) : (
        <p className="py-1.5 text-balance md:py-3.5">{question}</p>
      )}
    </li>
  );
}

export const fragment = graphql`
  fragment FaqItem on FaqQuestion {
    question
    answer
  }
`;
