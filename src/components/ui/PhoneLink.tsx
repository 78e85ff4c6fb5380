import type { ReactNode } from "react";

interface PhoneLinkProps {
  /** As written in content, for example "(248) 555-0134". */
  phone: string;
  tooltip?: string;
  className?: string;
  /** The number, if not given. */
  children?: ReactNode;
}

/** Classes of a number that is to be seen from afar. */
export const LARGE_PHONE = "font-serif text-section font-medium text-deed underline decoration-brass";

/** The address that dials an American number: "(248) 555-0134" → "tel:+12485550134". */
export function telHref(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, "")}`;
}

export function PhoneLink({ phone, tooltip, className, children }: PhoneLinkProps) {
  return (
    <a href={telHref(phone)} data-event="call" data-tooltip={tooltip} className={className}>
      {children ?? phone}
    </a>
  );
}
