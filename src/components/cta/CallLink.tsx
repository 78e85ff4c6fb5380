import { formatAllHours } from "../../lib/format";
import { Drawing } from "../ui/Drawing";
import { type ButtonVariant, buttonStyles } from "./button-styles";
import type { CallToActionProps } from "./call-to-action";
import { PhoneLink } from "./PhoneLink";

interface CallLinkProps extends CallToActionProps {
  variant: ButtonVariant;
  className?: string;
  /** Where the button shows the number, which screen readers always get. */
  showNumber?: keyof typeof NUMBER_CLASSES;
}

const NUMBER_CLASSES = { always: "whitespace-nowrap", xl: "max-xl:sr-only", never: "sr-only" };

/** The Call Now button, which dials the firm's number. Its tooltip shows the opening hours. */
export function CallLink({ site, variant, className, showNumber = "never" }: CallLinkProps) {
  const { phone, hours } = site.contact;
  return (
    <PhoneLink
      phone={phone}
      tooltip={`Office hours: ${formatAllHours(hours)}`}
      className={buttonStyles("call", variant, className)}
    >
      <Drawing href="/icons.svg#phone" className="size-4 shrink-0" />
      <span>
        <span className="whitespace-nowrap">{site.actions.call}</span>{" "}
        <span className={NUMBER_CLASSES[showNumber]}>{phone}</span>
      </span>
    </PhoneLink>
  );
}
