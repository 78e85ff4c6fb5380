import { graphql } from "gatsby";
import { Paragraphs } from "../../components/ui/Paragraphs";

/** A question after a sign: a quotation mark or, where it can be opened, a plus or a minus. */
const QUESTION =
  "text-question serif before:text-deed relative block py-2.5 ps-7 before:absolute before:start-0 md:py-4";

/** A question. If it has an answer, it opens to show it. */
export function FaqItem({ question, answer }: Queries.FaqItemFragment) {
  return (
    <li>
      {answer ? (
        <details className="group">
          <summary
            className={`${QUESTION} before:sign-['+'] group-open:before:sign-['−'] cursor-pointer [&::-webkit-details-marker]:hidden`}
          >
            <h3 className="inline">{question}</h3>
          </summary>
          <Paragraphs text={answer} className="max-w-measure ps-7 pb-3" />
        </details>
      ) : (
        <p className={`${QUESTION} before:sign-['“']`}>{question}</p>
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
