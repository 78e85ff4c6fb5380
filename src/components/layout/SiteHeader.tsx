import { graphql } from "gatsby";
import { CallLink } from "../cta/CallLink";
import { SectionLink } from "./SectionLink";
import { SiteBrand } from "./SiteBrand";

interface SiteHeaderProps {
  site: Queries.SiteHeaderFragment;
  isLandingPage: boolean;
}

/** The header, which stays at the top of the screen: the firm's name, the menu and the call button. */
export function SiteHeader({ site, isLandingPage }: SiteHeaderProps) {
  return (
    <header className="site-header">
      <div className="page-width site-header-row">
        <SiteBrand firm={site.firm} />
        <SiteMenu site={site} isLandingPage={isLandingPage} />
        <CallLink site={site} variant="fill" />
      </div>
    </header>
  );
}

/**
 * The links to the sections. On a phone, a summary shows and hides them, even without script; useSiteMenu.ts closes
 * them. The links are beside the `<details>` and not inside it, because a wide screen always shows them.
 */
function SiteMenu({ site, isLandingPage }: SiteHeaderProps) {
  return (
    <nav aria-label="Main" className="site-nav">
      <details className="md:hidden">
        <summary>Menu</summary>
      </details>
      <ul>
        {site.navigation.map(({ label, section }) => (
          <li key={section}>
            <SectionLink section={section} isLandingPage={isLandingPage}>
              {label}
            </SectionLink>
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
