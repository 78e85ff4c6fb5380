import { graphql } from "gatsby";
import { buttonStyles } from "../../components/cta/button-styles";
import type { CallToActionProps } from "../../components/cta/call-to-action";
import { FormLink } from "../../components/cta/FormLink";
import { PhoneLink } from "../../components/cta/PhoneLink";
import { Drawing } from "../../components/ui/Drawing";
import { formatAllHours } from "../../lib/format";

/** The 404 page: the message, links to continue with, and a drawing. */
export function NotFoundMessage({ text, site }: Queries.NotFoundMessageFragment & CallToActionProps) {
  return (
    <section className="page-width grid items-center gap-x-12 gap-y-6 py-6 md:grid-cols-2 md:py-10">
      <div>
        <h1 className="text-headline">
          Oops! <span className="whitespace-nowrap">Page not found</span>
        </h1>
        <p className="max-w-measure text-lead text-ink-soft mt-5">{text}</p>
        <div className="mt-6 flex flex-wrap gap-4">
          <a href="/" className={buttonStyles("home", "fill")}>
            Return to Home
          </a>
          <FormLink site={site} to="deedGuideForm" variant="outlined">
            {site.actions.downloadGuide}
          </FormLink>
        </div>
        <PhoneLink phone={site.contact.phone} className="large-phone text-phone text-deed decoration-brass mt-8" />
        <p className="text-fine mt-2">{formatAllHours(site.contact.hours)}</p>
      </div>
      <Drawing name="empty-lot" />
    </section>
  );
}

export const fragment = graphql`
  fragment NotFoundMessage on NotFoundJson {
    text
  }
`;
