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
        <span className="text-question serif block">{question}</span>
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
