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
 * What every page has around it: skip link, header, footer. Each part is a boundary, so that React hydrates one after
 * the other: a visitor who clicks something waits for its part only, and if the HTML of one differs from what React makes,
 * as when content is deployed in between, React renders that part alone anew.
 */
export function Layout({ site, onLandingPage = false, children }: LayoutProps) {
  useScrollFocusIntoView();
  return (
    <>
      <a href="#main" className="skip-link">
        {site.labels.skipToContent}
      </a>
      <Suspense>
        <SiteHeader site={site} onLandingPage={onLandingPage} />
      </Suspense>
      <main id="main" tabIndex={-1}>
        {Children.map(children, (section) => (
          <Suspense>{section}</Suspense>
        ))}
      </main>
      <Suspense>
        <SiteFooter site={site} onLandingPage={onLandingPage} />
      </Suspense>
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
