import { formatHours } from "../../lib/format";
import { type ButtonVariant, buttonStyles } from "../ui/button-styles";
import { PhoneIcon } from "../ui/PhoneIcon";
import { PhoneLink } from "../ui/PhoneLink";
import type { CallToActionProps } from "./call-to-action";

interface CallLinkProps extends CallToActionProps {
  variant: ButtonVariant;
  className?: string;
  /** Under the words on phone and tablet, where no tooltip tells them. */
  hours?: string;
  /** Where the number is read out but not shown. */
  numberClassName?: string;
}

/** The Call Now button: dials the firm, and says the number. Its tooltip tells the hours. */
export function CallLink({ site, variant, className, hours: hoursLine, numberClassName = "sr-only" }: CallLinkProps) {
  const { phone, hours } = site.contact;
  return (
    <PhoneLink
      phone={phone}
      tooltip={`${site.labels.openHours}: ${hours.map(formatHours).join("; ")}`}
      className={buttonStyles("call", variant, className)}
    >
      <PhoneIcon />
      <span>
        {`${site.actions.call} `}
        <span className={numberClassName}>{phone}</span>
        {hoursLine && <span className="block text-label font-normal lg:hidden">{hoursLine}</span>}
      </span>
    </PhoneLink>
  );
}
