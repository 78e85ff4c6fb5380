import { graphql } from "gatsby";
import { avoidBadBreaks } from "../../components/ui/avoid-bad-breaks";

/** A question. If it has an answer, it opens to show it. */
export function FaqItem({ question, answer }: Queries.FaqItemFragment) {
  const heading = <h3>{avoidBadBreaks(question)}</h3>;
  return (
    <li>
      {answer ? (
        <details>
          <summary>{heading}</summary>
          <p>{avoidBadBreaks(answer)}</p>
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
