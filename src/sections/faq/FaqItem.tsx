type FaqItemProps = Queries.FaqQuestion & {
  /** Where a question without an answer leads: the id of a service or of a section, and its name. */
  link: { id: string; label: string };
};

/** A question. If it has an answer, it opens to show it. */
export function FaqItem({ question, answer, link }: FaqItemProps) {
  return (
    <li className="text-question serif">
      {answer ? (
        <details className="group">
          <summary className="after:sign-['+'] after:text-deed group-open:after:sign-['−'] flex cursor-pointer items-baseline justify-between gap-4 py-1.5 md:py-3.5 [&::-webkit-details-marker]:hidden">
            <h3>{question}</h3>
          </summary>
          {/* Line breaks end paragraphs. */}
          <p dir="auto" className="max-w-measure pb-3 font-sans text-base font-normal whitespace-pre-line">
            {answer}
          </p>
        </details>
      ) : (
        <a
          href={`#${link.id}`}
          className="after:sign-['→'] after:text-deed after:text-lead group grid min-h-11 grid-cols-[1fr_auto] items-center gap-x-3 py-1.5 md:grid-cols-[1fr_auto_13rem] md:py-3"
        >
          <span className="text-balance group-hover:underline">{question}</span>
          <span className="text-deed order-1 text-[1.0625rem] max-md:hidden">{link.label}</span>
        </a>
      )}
    </li>
  );
}
