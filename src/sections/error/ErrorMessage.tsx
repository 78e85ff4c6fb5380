import { buttonStyles } from "../../components/cta/button-styles";
import type { CallToActionProps } from "../../components/cta/call-to-action";
import { FormLink } from "../../components/cta/FormLink";
import { PhoneLink } from "../../components/cta/PhoneLink";
import { Drawing } from "../../components/ui/Drawing";
import { formatAllHours } from "../../lib/format";

interface ErrorMessageProps extends CallToActionProps {
  heading: string;
  text: string;
}

/** What a page for an error says, links to continue with, and a drawing. */
export function ErrorMessage({ heading, text, site }: ErrorMessageProps) {
  return (
    <section className="page-width grid items-center gap-x-12 gap-y-6 py-6 md:grid-cols-2 md:py-10">
      <div>
        <h1 className="text-headline">{heading}</h1>
        <p className="max-w-measure text-lead text-ink-soft mt-2 md:mt-5">{text}</p>
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
      <Drawing
        href="/drawings.svg#empty-lot"
        className="engraved bg-paper-deep text-survey aspect-79/52 w-full max-w-144 justify-self-center forced-color-adjust-none lg:max-w-none print:max-w-80"
      />
    </section>
  );
}
