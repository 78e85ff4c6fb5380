import { graphql } from "gatsby";
import { useCurrentSection } from "../../hooks/useCurrentSection";
import { CallBar } from "./CallBar";
import { SectionLink } from "./SectionLink";
import { SiteBrand } from "./SiteBrand";

interface SiteHeaderProps {
  site: Queries.SiteHeaderFragment;
  onLandingPage: boolean;
}

/**
 * The header: the firm's name, the menu and the call button. On phones and tablets, only the menu stays at the top of the
 * screen while the page scrolls, and CSS puts the call button at the bottom, near the thumb.
 */
export function SiteHeader({ site, onLandingPage }: SiteHeaderProps) {
  const current = useCurrentSection();
  return (
    <header className="site-header">
      <div className="page-width site-header-row">
        <SiteBrand firm={site.firm} />
        <nav aria-label="Main" className="site-nav">
          <ul>
            {site.navigation.map(({ label, section }) => (
              <li key={section}>
                <SectionLink section={section} onLandingPage={onLandingPage} current={section === current}>
                  {label}
                </SectionLink>
              </li>
            ))}
          </ul>
        </nav>
        <CallBar site={site} />
      </div>
    </header>
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
