import { graphql } from "gatsby";
import { keepWhole } from "../../components/ui/keep-whole";

/** A question. If it has an answer, it opens by itself, without script. */
export function FaqItem({ question, answer }: Queries.FaqItemFragment) {
  const heading = <h3>{keepWhole(question)}</h3>;
  return (
    <li>
      {answer ? (
        <details>
          <summary>{heading}</summary>
          <p>{keepWhole(answer)}</p>
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
