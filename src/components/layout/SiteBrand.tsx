import { Seal } from "../ui/Seal";

interface SiteBrandProps {
  firm: Pick<Queries.SiteFirm, "shortName" | "descriptor">;
}

/** The firm's seal and its name, in a link to the home page. */
export function SiteBrand({ firm }: SiteBrandProps) {
  return (
    <a href="/" className="flex min-h-11 flex-[1_1_min-content] items-center gap-x-[clamp(0.375rem,1vw,0.75rem)] tight">
      <Seal className="w-[clamp(1.5rem,30vw-4.5rem,2.75rem)] shrink-0 text-deed" />
      <span>
        <span className="site-name block serif">{`${firm.shortName} `}</span>
        <span className="block text-label text-ink-soft max-xl:hidden">{firm.descriptor}</span>
      </span>
    </a>
  );
}
