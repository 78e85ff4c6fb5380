// This file calls `createElement` (`h`) instead of using JSX. Gatsby's Head API replaces `createElement`, so that React
// 19 does not hoist <title>, <meta> and <link>. JSX compiles to another function, and React would hoist a second set of
// these elements into the page.
import { graphql } from "gatsby";
import { Fragment, createElement as h } from "react";

interface PageHeadProps {
  site: Queries.PageHeadFragment;
  seo: Queries.SeoTextFragment;
  /** The path for the canonical URL. Search engines must not index a page without one. */
  path?: string;
}

/**
 * The contents of a page's `<head>`. They keep search engines away while the site shows sample content.
 *
 * The structured data is not here: gatsby/page-scripts.tsx adds it to the HTML. Here it would also be part of the
 * JavaScript.
 */
export function PageHead({ site, seo, path }: PageHeadProps) {
  const mayBeIndexed = path !== undefined && !site.sample;
  return h(
    Fragment,
    null,
    h("title", null, seo.title),
    h("meta", { name: "description", content: seo.description }),
    !mayBeIndexed && h("meta", { name: "robots", content: "noindex" }),
    path !== undefined && h(SharingTags, { site, seo, url: site.url + path }),
    h("link", { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }),
    h("link", { rel: "icon", href: "/favicon.ico", sizes: "32x32" }),
    h("link", { rel: "apple-touch-icon", href: "/apple-touch-icon.png" }),
  );
}

interface SharingTagsProps extends Omit<PageHeadProps, "path"> {
  url: string;
}

/**
 * The canonical URL, and the tags that describe the page where somebody shares its URL. X, LinkedIn and messengers read
 * the Open Graph tags. X shows the image large only with the Twitter tag, and needs no other tag of its own.
 */
function SharingTags({ site, seo, url }: SharingTagsProps) {
  const tags = {
    "og:type": "website",
    "og:site_name": site.firm.name,
    "og:url": url,
    "og:title": seo.title,
    "og:description": seo.description,
    "og:image": `${site.url}/social-image.png`,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": seo.title,
  };
  return h(
    Fragment,
    null,
    h("link", { rel: "canonical", href: url }),
    Object.entries(tags).map(([property, content]) => h("meta", { key: property, property, content })),
    h("meta", { name: "twitter:card", content: "summary_large_image" }),
  );
}

export const fragment = graphql`
  fragment PageHead on SiteJson {
    sample
    url
    firm { name }
  }

  fragment SeoText on Seo {
    title
    description
  }
`;
