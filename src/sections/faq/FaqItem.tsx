import { graphql } from "gatsby";
import { PhoneLink } from "../../components/ui/PhoneLink";

interface FaqItemProps extends Queries.FaqItemFragment {
  phone: string;
  /** Words of the link that takes the place of an answer. */
  askByPhone: string;
}

/** A question: with an answer it opens by itself, without script; without one it leads to the phone. */
export function FaqItem({ question, answer, phone, askByPhone }: FaqItemProps) {
  if (answer) {
    return (
      <li>
        <details>
          <summary>
            <h3>{question}</h3>
          </summary>
          <p>{answer}</p>
        </details>
      </li>
    );
  }
  return (
    <li>
      <h3>{question}</h3>
      <PhoneLink phone={phone} className="inline-flex min-h-11 shrink-0 items-center text-deed underline">
        {askByPhone}
        <span className="sr-only">{`: ${question}`}</span>
      </PhoneLink>
    </li>
  );
}

export const fragment = graphql`
  fragment FaqItem on FaqQuestion {
    id
    question
    answer
  }
`;
