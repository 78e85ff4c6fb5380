import type { ReactNode } from "react";

interface SiteBrandProps {
  firm: { shortName: string; descriptor: string };
  /** The firm's mark, to the left of its name. */
  mark: ReactNode;
}

/** The firm's mark and name, which lead home. */
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

/** Classes of the drawn seal as the mark. */
export const BRAND_SEAL = "size-11 shrink-0 text-deed";
