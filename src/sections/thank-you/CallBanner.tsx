import { CallLink } from "../../components/cta/CallLink";
import type { CallToActionProps } from "../../components/cta/call-to-action";
import { formatAllHours } from "../../lib/format";

/** A banner with the call button, for visitors who cannot wait. */
export function CallBanner({ text, site }: { text: string } & CallToActionProps) {
  return (
    <section className="bg-paper-deep">
      <div className="page-width grid items-center gap-x-12 gap-y-2 py-3 md:grid-cols-2 md:py-5">
        <p className="text-lead serif">{text}</p>
        <div>
          <CallLink site={site} variant="fill" showNumber="always" />
          <p className="text-fine mt-1">{formatAllHours(site.contact.hours)}</p>
        </div>
      </div>
    </section>
  );
}
