import { type ButtonTone, buttonStyles } from "../components/button-styles";
import { PhoneIcon } from "../components/PhoneIcon";
import { PhoneLink } from "../components/PhoneLink";
import type { ActionProps } from "./site-actions";

interface CallLinkProps extends ActionProps {
  tone: ButtonTone;
  className?: string;
}

/** The Call Now button: dials the firm, and says the number. */
export function CallLink({ site, tone, className }: CallLinkProps) {
  return (
    <PhoneLink phone={site.contact.phone} className={buttonStyles(tone, className)}>
      <PhoneIcon />
      {site.actions.call}
      <span className="sr-only"> {site.contact.phone}</span>
    </PhoneLink>
  );
}
