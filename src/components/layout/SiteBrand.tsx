import { Seal } from "../ui/Seal";

/** The firm's seal and its name, in a link to the home page. */
export function SiteBrand({ firm }: Pick<Queries.SiteHeaderFragment, "firm">) {
  return (
    <a
      href="/"
      className="site-brand flex min-h-11 flex-[1_1_min-content] items-center gap-x-[clamp(0.375rem,1vw,0.75rem)] leading-tight focus-visible:outline-offset-0"
    >
      <Seal className="text-deed w-[clamp(1.5rem,30vw-4.5rem,2.75rem)] shrink-0" />
      <span>
        {/* The name is never cut. */}
        <span className="serif lg:text-item print:text-item block text-[0.9375rem] leading-[1.2] wrap-normal min-[22.5rem]:text-[1.0625rem]">
          {firm.shortName}
        </span>
        <span className="text-label text-ink-soft block max-md:hidden">{firm.descriptor}</span>
      </span>
    </a>
  );
}
