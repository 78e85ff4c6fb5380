import type { ReactNode } from "react";

interface SiteBrandProps {
  firm: { shortName: string; descriptor: string };
  /** The firm's logo or seal. */
  mark: ReactNode;
}

/** The firm's logo or seal and its name, in a link to the home page. */
export function SiteBrand({ firm, mark }: SiteBrandProps) {
  return (
    <a href="/" className="site-brand">
      {mark}
      <span>
        <span className="block font-serif text-item font-medium">{firm.shortName}</span>
        <span className="block text-label text-ink-soft">{firm.descriptor}</span>
      </span>
    </a>
  );
}

/** The classes of the seal, for a firm without a logo. */
export const BRAND_SEAL = "size-11 shrink-0 text-deed";
