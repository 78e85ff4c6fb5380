import { type ButtonTone, buttonStyles } from "../components/button-styles";
import { formatHours } from "../components/format";
import { PhoneIcon } from "../components/PhoneIcon";
import { PhoneLink } from "../components/PhoneLink";
import type { ActionProps } from "./site-actions";

interface CallLinkProps extends ActionProps {
  tone: ButtonTone;
  className?: string;
  /** Where the number is read out but not shown. */
  numberClassName?: string;
}

/** The Call Now button: dials the firm, and says the number. Its tooltip tells the hours. */
export function CallLink({ site, tone, className, numberClassName = "sr-only" }: CallLinkProps) {
  const { phone, hours } = site.contact;
  return (
    <PhoneLink
      phone={phone}
      tooltip={`${site.labels.openHours}: ${hours.map(formatHours).join("; ")}`}
      className={buttonStyles(tone, className)}
    >
      <PhoneIcon />
      {site.actions.call}
      <span className={numberClassName}>{` ${phone}`}</span>
    </PhoneLink>
  );
}
