import { graphql } from "gatsby";
import { CallLink } from "../cta/CallLink";
import { SiteBrand } from "./SiteBrand";
import { SiteMenu } from "./SiteMenu";

interface SiteHeaderProps {
  site: Queries.SiteHeaderFragment;
  onLandingPage: boolean;
}

/** The header, which stays at the top of the screen: the firm's name, the menu and the call button. */
export function SiteHeader({ site, onLandingPage }: SiteHeaderProps) {
  return (
    <header className="site-header">
      <div className="page-width site-header-row">
        <SiteBrand firm={site.firm} />
        <SiteMenu navigation={site.navigation} onLandingPage={onLandingPage} />
        <CallLink site={site} variant="fill" />
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
