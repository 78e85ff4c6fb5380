import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Tooltips } from "../tooltip/Tooltips";
import { SiteFooter } from "./SiteFooter";
import { SiteHeader } from "./SiteHeader";

interface LayoutProps {
  site: Queries.LayoutFragment;
  children: ReactNode;
}

/** What every page stands in: skip link, header, the page itself, footer. */
export function Layout({ site, children }: LayoutProps) {
  return (
    <>
      <a href="#main" className="skip-link">
        {site.labels.skipToContent}
      </a>
      <SiteHeader site={site} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter site={site} />
      <Tooltips />
    </>
  );
}

export const fragment = graphql`
  fragment Layout on SiteJson {
    labels {
      skipToContent
    }
    ...SiteHeader
    ...SiteFooter
  }
`;
