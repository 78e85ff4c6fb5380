import type { ReactNode } from "react";

interface PhoneLinkProps {
  /** The number as the content writes it, for example "(248) 555-0134". */
  phone: string;
  tooltip?: string;
  className?: string;
  /** The text of the link. By default, it is the number. */
  children?: ReactNode;
}

/** Returns the URL that dials an American number: "(248) 555-0134" → "tel:+12485550134". */
export function telHref(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, "")}`;
}

/** A link that dials a phone number. */
export function PhoneLink({ phone, tooltip, className, children }: PhoneLinkProps) {
  return (
    <a href={telHref(phone)} data-event="call" data-tooltip={tooltip} className={className}>
      {children ?? phone}
    </a>
  );
}
