import { graphql } from "gatsby";
// Not JSX: with React 19, Gatsby's Head API intercepts `createElement` to keep <title>, <meta> and <link> to itself.
// JSX goes past it, and React would put a second set of them into the page (docs/decisions.md).
import { createElement, Fragment } from "react";

interface PageHeadProps {
  site: Queries.PageHeadFragment;
  seo: Queries.SeoTextFragment;
  /** For pages that search engines should never list. */
  noIndex?: boolean;
}

/** The `<head>` of a page. Every page is kept out of search engines while it shows sample content. */
export function PageHead({ site, seo, noIndex = false }: PageHeadProps) {
  return createElement(
    Fragment,
    null,
    createElement("title", null, seo.title),
    createElement("meta", { name: "description", content: seo.description }),
    (noIndex || site.hasSampleContent) && createElement("meta", { name: "robots", content: "noindex" }),
    createElement("meta", { name: "theme-color", content: "#f8f4ea" }),
    createElement("link", { rel: "icon", href: "/favicon.ico", sizes: "32x32" }),
    createElement("link", { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }),
    createElement("link", { rel: "apple-touch-icon", href: "/apple-touch-icon.png" }),
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
