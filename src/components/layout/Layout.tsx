import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Island } from "../island/Island";
import { SiteFooter } from "./SiteFooter";
import { SiteHeader } from "./SiteHeader";

interface LayoutProps {
  site: Queries.LayoutFragment;
  /** True for the landing page, which has the sections that the menus link to. */
  isLandingPage?: boolean;
  children: ReactNode;
}

/** The frame of every page: skip link, header, footer, and what they do with script. */
export function Layout({ site, isLandingPage = false, children }: LayoutProps) {
  return (
    <>
      <a href="#main" className="skip-link bg-ink text-paper fixed top-2 left-4 z-30 p-3 not-focus:-top-40">
        Skip to content
      </a>
      <SiteHeader site={site} isLandingPage={isLandingPage} />
      <main id="main" className="@container">
        {children}
      </main>
      <SiteFooter site={site} isLandingPage={isLandingPage} />
      <Island name="PageBehavior" />
    </>
  );
}

export const fragment = graphql`
  fragment Layout on SiteJson {
    ...SiteHeader
    ...SiteFooter
  }
`;
