import { Seal } from "../ui/Seal";

interface SiteBrandProps {
  firm: Pick<Queries.SiteFirm, "shortName" | "descriptor">;
}

/** The firm's seal and its name, in a link to the home page. */
export function SiteBrand({ firm }: SiteBrandProps) {
  return (
    <a href="/" className="site-brand">
      <Seal className="text-deed w-[clamp(1.5rem,30vw-4.5rem,2.75rem)] shrink-0" />
      <span>
        <span className="site-name serif block">{`${firm.shortName} `}</span>
        <span className="text-label text-ink-soft block max-xl:hidden">{firm.descriptor}</span>
      </span>
    </a>
  );
}
