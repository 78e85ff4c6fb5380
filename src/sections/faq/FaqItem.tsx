import { graphql } from "gatsby";
import { avoidBadBreaks } from "../../components/ui/avoid-bad-breaks";
import { PhoneLink } from "../../components/ui/PhoneLink";

interface FaqItemProps extends Queries.FaqItemFragment {
  phone: string;
  /** Words of the link that calls. */
  ask: string;
}

/** A question. With an answer it opens, without script; without one, a link below it calls the firm. */
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
