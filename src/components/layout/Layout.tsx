import { graphql } from "gatsby";
import type { ReactNode } from "react";
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

/** The frame of every page: skip link, header, footer and tooltips. */
export function Layout({ site, onLandingPage = false, children }: LayoutProps) {
  useScrollFocusIntoView();
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <SiteHeader site={site} onLandingPage={onLandingPage} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter site={site} onLandingPage={onLandingPage} />
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
