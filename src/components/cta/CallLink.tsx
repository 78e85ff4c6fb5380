import { formatAllHours } from "../../lib/format";
import { type ButtonVariant, buttonStyles } from "./button-styles";
import type { CallToActionProps } from "./call-to-action";
import { PhoneIcon } from "./PhoneIcon";
import { PhoneLink } from "./PhoneLink";

interface CallLinkProps extends CallToActionProps {
  variant: ButtonVariant;
  className?: string;
  /** Whether the button shows the number. Otherwise, only screen readers get it. */
  showsNumber?: boolean;
}

/** The Call Now button, which dials the firm's number. Its tooltip shows the opening hours. */
export function CallLink(props: CallLinkProps) {
  const { site, variant, className, showsNumber = false } = props;
  const { phone, hours } = site.contact;
  return (
    <PhoneLink
      phone={phone}
      tooltip={`Office hours: ${formatAllHours(hours)}`}
      className={buttonStyles("call", variant, className)}
    >
      <PhoneIcon />
      <span>
        {site.actions.call}
        <span className={showsNumber ? undefined : "sr-only"}>{` ${phone}`}</span>
      </span>
    </PhoneLink>
  );
}
