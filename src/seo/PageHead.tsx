/** @jsxRuntime classic */
// With React 19, Gatsby's Head API intercepts `React.createElement` to keep <title>, <meta> and
// <link> to itself. The automatic JSX runtime goes past it, and React would hoist a second set of them into the page.
import { graphql } from "gatsby";
// biome-ignore lint/correctness/noUnusedImports: what classic JSX is compiled to
import * as React from "react";

interface PageHeadProps {
  site: Queries.PageHeadFragment;
  seo: Queries.SeoTextFragment;
  /** For pages that search engines should never list. */
  noIndex?: boolean;
}

/** The `<head>` of a page. Every page is kept out of search engines while it shows sample content. */
export function PageHead({ site, seo, noIndex = false }: PageHeadProps) {
  return (
    <>
      <title>{seo.title}</title>
      <meta name="description" content={seo.description} />
      {(noIndex || site.hasSampleContent) && <meta name="robots" content="noindex" />}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <meta name="theme-color" content="#f8f4ea" />
    </>
  );
}

export const fragment = graphql`
  fragment PageHead on SiteJson {
    hasSampleContent
  }

  fragment SeoText on Seo {
    title
    description
  }
`;
