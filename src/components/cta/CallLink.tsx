import { formatHours } from "../../lib/format";
import { type ButtonVariant, buttonStyles } from "../ui/button-styles";
import { PhoneIcon } from "../ui/PhoneIcon";
import { PhoneLink } from "../ui/PhoneLink";
import type { CallToActionProps } from "./call-to-action";

interface CallLinkProps extends CallToActionProps {
  variant: ButtonVariant;
  className?: string;
  /** The opening hours, shown on phones and tablets, which have no tooltips. */
  hoursLine?: string;
  /** Classes of the number. By default, only screen readers get the number. */
  numberClassName?: string;
}

/** The Call Now button, which dials the firm's number. Its tooltip shows the opening hours. */
export function CallLink(props: CallLinkProps) {
  const { site, variant, className, hoursLine, numberClassName = "sr-only" } = props;
  const { phone, hours } = site.contact;
  const allHours = hours.map(formatHours).join("; ");
  return (
    <PhoneLink phone={phone} tooltip={`Office hours: ${allHours}`} className={buttonStyles("call", variant, className)}>
      <PhoneIcon />
      <span>
        {`${site.actions.call} `}
        <span className={numberClassName}>{phone}</span>
        {hoursLine && <span className="block text-label font-normal lg:hidden">{hoursLine}</span>}
      </span>
    </PhoneLink>
  );
}
