import { useOfficeClosed } from "../../hooks/useOfficeClosed";
import { formatAllHours, formatShortHours } from "../../lib/format";
import { CallLink } from "../cta/CallLink";
import type { CallToActionProps } from "../cta/call-to-action";
import { FormLink } from "../cta/FormLink";

/**
 * The call button in the header. On phones and tablets, CSS moves it to the bottom of the screen
 * and adds the opening hours and a button that books a consultation. The call button is filled
 * while the office is open, and the other button while it is closed.
 */
export function CallBar({ site }: CallToActionProps) {
  const closed = useOfficeClosed(site.contact);
  return (
    <div className="call-bar">
      <CallLink
        site={site}
        variant={closed ? "outlined" : "fill"}
        numberClassName="inline-block lg:sr-only"
        hoursLine={formatAllHours(site.contact.hours, formatShortHours)}
      />
      <FormLink site={site} to="consultation" variant={closed ? "fill" : "outlined"} className="lg:hidden">
        {site.actions.schedule}
      </FormLink>
    </div>
  );
}
