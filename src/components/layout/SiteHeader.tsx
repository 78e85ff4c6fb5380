import { graphql } from "gatsby";
import { CallLink } from "../cta/CallLink";
import { Drawing } from "../ui/Drawing";

interface SiteHeaderProps {
  site: Queries.SiteHeaderFragment;
  isLandingPage: boolean;
}

/** The header, which stays at the top of the screen: the firm's name, the menu and the call button. */
export function SiteHeader({ site, isLandingPage }: SiteHeaderProps) {
  return (
    <header className="site-header bg-paper border-survey z-20 border-b">
      <div className="page-width flex min-h-15 flex-wrap items-center gap-x-[clamp(0.5rem,2vw,1.5rem)] py-0.5 min-[22.5rem]:max-md:gap-x-[3vw]">
        <SiteBrand firm={site.firm} />
        <SiteMenu site={site} isLandingPage={isLandingPage} />
        <CallLink
          site={site}
          variant="fill"
          showNumber="xl"
          className="ml-auto min-h-11 w-auto px-2.5 py-1 md:px-6 max-md:[&_svg]:hidden"
        />
      </div>
    </header>
  );
}

/** Returns the address of a section. On the landing page, a link to it keeps the query of the page's URL. */
export function sectionHref(section: Queries.SectionId, isLandingPage: boolean): string {
  return `${isLandingPage ? "" : "/"}#${section}`;
}

/** The firm's seal and its name, in a link to the home page. */
function SiteBrand({ firm }: Pick<Queries.SiteHeaderFragment, "firm">) {
  return (
    <a
      href="/"
      className="site-brand flex min-h-11 flex-[1_1_min-content] items-center gap-x-[clamp(0.375rem,1vw,0.75rem)] leading-tight focus-visible:outline-offset-0"
    >
      <Drawing
        href="/icons.svg#seal"
        className="text-deed aspect-square w-[clamp(1.5rem,30vw-4.5rem,2.75rem)] shrink-0"
      />
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

/**
 * The links to the sections. On a phone, they are a grid below the header, which a summary shows and hides, even without
 * script (src/browser/site-menu.ts). The list is beside the `<details>`, because wide screens always show it.
 */
function SiteMenu({ site, isLandingPage }: SiteHeaderProps) {
  return (
    <nav aria-label="Main" className="site-nav">
      <details className="peer md:hidden">
        <summary className="after:sign-['▾'] in-open:after:sign-['▴'] flex min-h-11 w-fit cursor-pointer items-center gap-1 font-semibold [&::-webkit-details-marker]:hidden">
          Menu
        </summary>
      </details>
      <ul className="border-brass max-md:bg-survey inset-x-0 top-full hidden grid-cols-2 gap-px peer-open:grid max-md:absolute max-md:border-y md:flex md:gap-[min(2vw,1.5rem)]">
        {site.navigation.map(({ label, section }) => (
          <li key={section}>
            {/* The outline is inside, because neighboring cells would cover one outside. */}
            <a
              href={sectionHref(section, isLandingPage)}
              className="max-md:bg-paper flex min-h-14 items-center leading-tight font-medium hover:underline max-md:px-(--margin) max-md:-outline-offset-6 md:min-h-11"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const fragment = graphql`
  fragment SiteHeader on SiteJson {
    firm {
      shortName
      descriptor
    }
    navigation {
      label
      section
    }
    ...CallToAction
  }
`;
