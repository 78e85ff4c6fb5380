import { useOfficeClosed } from "../../hooks/useOfficeClosed";
import { formatShortHours } from "../../lib/format";
import { CallLink } from "../cta/CallLink";
import type { CtaLinkProps } from "../cta/cta-links";
import { FormLink } from "../cta/FormLink";

/** As many opening hours as there is room for beside the number. */
const MAX_HOURS = 2;

/**
 * The call button: in the header, or, on phone and tablet, at the bottom of the screen, with the hours and a second
 * button for when nobody answers. Outside of the hours that one is the stronger of the two.
 */
export function CallBar({ site }: CtaLinkProps) {
  const closed = useOfficeClosed(site.contact);
  const { hours } = site.contact;
  return (
    <div className="call-bar">
      <CallLink
        site={site}
        variant={closed ? "outline" : "fill"}
        numberClassName="inline-block lg:sr-only"
        hours={hours.length > MAX_HOURS ? "" : hours.map(formatShortHours).join("; ")}
      />
      <FormLink site={site} to="consultation" variant={closed ? "fill" : "outline"} className="lg:hidden">
        {site.actions.schedule}
      </FormLink>
    </div>
  );
}
