import { graphql } from "gatsby";
import { CallLink } from "../../components/cta/CallLink";
import type { CtaLinkProps } from "../../components/cta/cta-links";
import { EmptyLotDrawing } from "./EmptyLotDrawing";

/** Where there is no page: the message, two ways on, and a drawing of a lot that is not where it was. */
export function NotFoundMessage({ site, heading, text, homeLink }: Queries.NotFoundMessageFragment & CtaLinkProps) {
  return (
    <section
      aria-labelledby="not-found-heading"
      className="page-width grid items-center gap-x-12 gap-y-10 py-14 md:grid-cols-2 md:py-20"
    >
      <div>
        <h1 id="not-found-heading" className="text-headline">
          {heading}
        </h1>
        <p className="mt-5 max-w-measure text-lead text-ink-soft">{text}</p>
        <div className="mt-8 flex flex-wrap gap-4">
          <a href="/" className="inline-flex min-h-12 items-center font-semibold underline">
            {homeLink}
          </a>
          <CallLink site={site} variant="fill" />
        </div>
      </div>
      <EmptyLotDrawing />
    </section>
  );
}

export const fragment = graphql`
  fragment NotFoundMessage on NotFoundJson {
    heading
    text
    homeLink
  }
`;
