import { graphql } from "gatsby";
import { paragraphs } from "../../lib/format";

/** A question. If it has an answer, it opens to show it. */
export function FaqItem({ question, answer }: Queries.FaqItemFragment) {
  return (
    <li>
      {answer ? (
        <details>
          <summary>
            <h3 className="inline text-question">{question}</h3>
          </summary>
          {paragraphs(answer).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </details>
      ) : (
        <span className="block text-question serif">{question}</span>
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
