import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Island, Static } from "../island/Island";
import { Tooltips } from "../tooltip/Tooltips";
import { SiteFooter } from "./SiteFooter";
import { SiteHeader } from "./SiteHeader";
import { useScrollFocusIntoView } from "./useScrollFocusIntoView";
import { useSiteMenu } from "./useSiteMenu";
import { useZoomedState } from "./useZoomedState";

interface LayoutProps {
  site: Queries.LayoutFragment;
  /** True for the landing page, which has the sections that the menus link to. */
  onLandingPage?: boolean;
  children: ReactNode;
}

/** The frame of every page: skip link, header, footer and tooltips. */
export function Layout({ site, onLandingPage = false, children }: LayoutProps) {
  useScrollFocusIntoView();
  useSiteMenu();
  useZoomedState();
  return (
    <>
      <Static>
        <a href="#main" className="skip-link bg-ink text-paper fixed top-2 left-4 z-30 p-3">
          Skip to content
        </a>
        <SiteHeader site={site} onLandingPage={onLandingPage} />
      </Static>
      <main id="main">{children}</main>
      <Static>
        <SiteFooter site={site} onLandingPage={onLandingPage} />
      </Static>
      <Island id="tooltips">
        <Tooltips />
      </Island>
    </>
  );
}

export const fragment = graphql`
  fragment Layout on SiteJson {
    ...SiteHeader
    ...SiteFooter
  }
`;
