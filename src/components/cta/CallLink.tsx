import { formatAllHours } from "../../lib/format";
import { type ButtonVariant, buttonStyles } from "./button-styles";
import type { CallToActionProps } from "./call-to-action";
import { PhoneIcon } from "./PhoneIcon";
import { PhoneLink } from "./PhoneLink";

interface CallLinkProps extends CallToActionProps {
  variant: ButtonVariant;
  className?: string;
  /** Where the button shows the number; by default nowhere, and only screen readers get it. */
  showsNumber?: keyof typeof NUMBER;
}

const NUMBER = { everywhere: "whitespace-nowrap", "on wide screens": "max-xl:sr-only", nowhere: "sr-only" };

/** The Call Now button, which dials the firm's number. Its tooltip shows the opening hours. */
export function CallLink({ site, variant, className, showsNumber = "nowhere" }: CallLinkProps) {
  const { phone, hours } = site.contact;
  return (
    <PhoneLink
      phone={phone}
      tooltip={`Office hours: ${formatAllHours(hours)}`}
      className={buttonStyles("call", variant, className)}
    >
      <PhoneIcon />
      <span>
        <span className="whitespace-nowrap">{site.actions.call}</span>{" "}
        <span className={NUMBER[showsNumber]}>{phone}</span>
      </span>
    </PhoneLink>
  );
}
