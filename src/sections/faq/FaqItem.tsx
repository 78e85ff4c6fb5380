import { graphql } from "gatsby";
import { paragraphs } from "../../lib/format";

/** A question. If it has an answer, it opens to show it. */
export function FaqItem({ question, answer }: Queries.FaqItemFragment) {
  const heading = <h3>{question}</h3>;
  return (
    <li>
      {answer ? (
        <details>
          <summary>{heading}</summary>
          {paragraphs(answer).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </details>
      ) : (
        heading
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
