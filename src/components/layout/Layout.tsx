import { graphql } from "gatsby";
import { Children, type ReactNode, Suspense } from "react";
import { useScrollFocusIntoView } from "../../hooks/useScrollFocusIntoView";
import { Tooltips } from "../tooltip/Tooltips";
import { SiteFooter } from "./SiteFooter";
import { SiteHeader } from "./SiteHeader";

interface LayoutProps {
  site: Queries.LayoutFragment;
  onLandingPage?: boolean;
  children: ReactNode;
}

/**
 * What every page has around it: skip link, header, footer. Each section is a boundary, so that React hydrates one after
 * the other; a visitor who clicks something waits for its section only.
 */
export function Layout({ site, onLandingPage = false, children }: LayoutProps) {
  useScrollFocusIntoView();
  return (
    <>
      <a href="#main" className="skip-link">
        {site.labels.skipToContent}
      </a>
      <SiteHeader site={site} onLandingPage={onLandingPage} />
      <main id="main" tabIndex={-1}>
        {Children.map(children, (section) => (
          <Suspense>{section}</Suspense>
        ))}
      </main>
      <SiteFooter site={site} onLandingPage={onLandingPage} />
      <Tooltips />
    </>
  );
}

export const fragment = graphql`
  fragment Layout on SiteJson {
    labels { skipToContent }
    ...SiteHeader
    ...SiteFooter
  }
`;
