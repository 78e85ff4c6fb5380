import { useOfficeClosed } from "../../hooks/useOfficeClosed";
import { formatAllHours, formatShortHours } from "../../lib/format";
import { CallLink } from "../cta/CallLink";
import type { CallToActionProps } from "../cta/call-to-action";
import { FormLink } from "../cta/FormLink";

/**
 * The call button: in the header, or, on phone and tablet, at the bottom of the screen, with the hours and a second
 * button for when nobody answers. Outside of the hours that one is the stronger of the two.
 */
export function CallBar({ site }: CallToActionProps) {
  const closed = useOfficeClosed(site.contact);
  return (
    <div className="call-bar">
      <CallLink
        site={site}
        variant={closed ? "outlined" : "fill"}
        numberClassName="inline-block lg:sr-only"
        hours={formatAllHours(site.contact.hours, formatShortHours)}
      />
      <FormLink site={site} to="consultation" variant={closed ? "fill" : "outlined"} className="lg:hidden">
        {site.actions.schedule}
      </FormLink>
    </div>
  );
}
