import { graphql } from "gatsby";
import { Children, type ReactNode, Suspense } from "react";
import { useScrollFocusIntoView } from "../../hooks/useScrollFocusIntoView";
import { Tooltips } from "../tooltip/Tooltips";
import { SiteFooter } from "./SiteFooter";
import { SiteHeader } from "./SiteHeader";

interface LayoutProps {
  site: Queries.LayoutFragment;
  /** True for the landing page, which has the sections that the menus link to. */
  onLandingPage?: boolean;
  children: ReactNode;
}

/**
 * The frame of every page: skip link, header, footer and tooltips.
 *
 * The header, each section and the footer have a `Suspense` boundary of their own, so React
 * hydrates them one by one. A visitor's click waits only for the section that was clicked. If a
 * section's HTML differs from what React renders, for example because new content was deployed in
 * between, React renders only that section again.
 */
export function Layout({ site, onLandingPage = false, children }: LayoutProps) {
  useScrollFocusIntoView();
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
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
    ...SiteHeader
    ...SiteFooter
  }
`;
