import { Seal } from "../ui/Seal";

interface SiteBrandProps {
  firm: Pick<Queries.SiteFirm, "shortName" | "descriptor">;
}

/** The firm's seal and its name, in a link to the home page. */
export function SiteBrand({ firm }: SiteBrandProps) {
  return (
    <a href="/" className="site-brand">
      <Seal className="brand-seal shrink-0 text-deed" />
      <span>
        <span className="site-name serif">{`${firm.shortName} `}</span>
        <span className="text-label text-ink-soft max-xl:hidden">{firm.descriptor}</span>
      </span>
    </a>
  );
}
