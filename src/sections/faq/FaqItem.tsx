import { graphql } from "gatsby";
import { paragraphs } from "../../lib/format";

/** A question. If it has an answer, it opens to show it. */
export function FaqItem({ question, answer }: Queries.FaqItemFragment) {
  return (
    <li className="py-2.5 md:py-4">
      {answer ? (
        <details>
          <summary className="min-h-11 cursor-pointer">
            <h3 className="text-question inline">{question}</h3>
          </summary>
          {paragraphs(answer).map((text) => (
            <p key={text} className="max-w-measure mt-2">
              {text}
            </p>
          ))}
        </details>
      ) : (
        // The quotation mark tells it from a question that opens.
        <p className="text-question before:text-deed serif relative ps-7 before:absolute before:start-0 before:content-['“'_/_'']">
          {question}
        </p>
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
