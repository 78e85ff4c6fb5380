import { graphql } from "gatsby";
import { CallLink } from "../../components/cta/CallLink";
import type { CtaLinkProps } from "../../components/cta/cta-links";
import { SealedDeedDrawing } from "./SealedDeedDrawing";

/** The thanks, and the Call Now banner for those who would rather not wait. */
export function ThankYouMessage({ site, heading, message, banner }: Queries.ThankYouMessageFragment & CtaLinkProps) {
  return (
    <>
      <section
        aria-labelledby="thank-you-heading"
        className="page-width grid items-center gap-x-12 gap-y-10 py-14 md:grid-cols-2"
      >
        <div>
          <h1 id="thank-you-heading" className="text-headline">
            {heading}
          </h1>
          <p className="mt-5 max-w-measure text-lead text-ink-soft">{message}</p>
        </div>
        <SealedDeedDrawing />
      </section>
      <aside className="bg-deed text-paper">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-12 gap-y-4 py-6">
          <p className="max-w-measure font-serif text-item font-medium">{banner.text}</p>
          <CallLink site={site} variant="fill" />
        </div>
      </aside>
    </>
  );
}

export const fragment = graphql`
  fragment ThankYouMessage on ThankYouJson {
    heading
    message
    banner { text }
  }
`;
