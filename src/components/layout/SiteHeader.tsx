import { graphql } from "gatsby";
import { useCurrentSection } from "../../hooks/useCurrentSection";
import { FirmMark } from "../ui/FirmMark";
import { CallBar } from "./CallBar";
import { SectionLink } from "./SectionLink";
import { BRAND_SEAL, SiteBrand } from "./SiteBrand";

interface SiteHeaderProps {
  site: Queries.SiteHeaderFragment;
  onLandingPage: boolean;
}

/**
 * The sticky header. On phone and tablet only its row of links stays at the top, and its call button is at the
 * bottom of the screen, in reach of the thumb: the same link, placed by CSS.
 */
export function SiteHeader({ site, onLandingPage }: SiteHeaderProps) {
  const current = useCurrentSection();
  return (
    <header className="site-header">
      <div className="page-width site-header-row">
        <SiteBrand firm={site.firm} mark={<FirmMark firm={site.firm} decorative sealClassName={BRAND_SEAL} />} />
        <nav aria-label={site.labels.mainNavigation} className="site-nav">
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
      ...FirmMark
    }
    navigation {
      label
      section
    }
    labels { mainNavigation }
    ...CallToAction
  }
`;
