import { graphql } from "gatsby";
import { avoidBadBreaks } from "../../components/ui/avoid-bad-breaks";
import { PhoneLink } from "../../components/ui/PhoneLink";

interface FaqItemProps extends Queries.FaqItemFragment {
  phone: string;
  /** The text of the link that calls the firm. */
  ask: string;
}

/** A question that opens to show its answer. A question without an answer has a link that calls the firm. */
export function FaqItem({ question, answer, phone, ask }: FaqItemProps) {
  const heading = <h3>{avoidBadBreaks(question)}</h3>;
  return (
    <li>
      {answer ? (
        <details>
          <summary>{heading}</summary>
          <p>{avoidBadBreaks(answer)}</p>
        </details>
      ) : (
        <>
          {heading}
          <PhoneLink phone={phone} className="text-fine font-semibold text-deed underline">
            {ask}
          </PhoneLink>
        </>
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
