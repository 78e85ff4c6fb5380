/** @jsxRuntime classic */
// Gatsby's Head API changes `createElement`, so that React 19 does not move <title>, <meta> and <link> by itself. The
// automatic runtime of JSX does not call `createElement`.
import { graphql } from "gatsby";
import * as React from "react";

interface PageHeadProps {
  site: Queries.PageHeadFragment;
  seo: Queries.SeoTextFragment;
  /** The path for the canonical URL. Search engines must not index a page without one. */
  path?: string;
  children?: React.ReactNode;
}

/** What is in a page's `<head>`. It keeps search engines away while the site shows sample content. */
export function PageHead({ site, seo, path, children }: PageHeadProps) {
  const url = path && site.url + path;
  const mayBeIndexed = url && !site.sample;
  // X, LinkedIn and messengers read these where somebody shares the page. X shows the image large only with the Twitter
  // tag, and needs no other tag of its own.
  const sharingTags = {
    "og:type": "website",
    "og:site_name": site.firm.name,
    "og:url": url,
    "og:title": seo.title,
    "og:description": seo.description,
    "og:image": `${site.url}/social-image.png`,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": site.firm.name,
  };
  return (
    <>
      <title>{`${seo.title} | ${site.firm.shortName}`}</title>
      <meta name="description" content={seo.description} />
      {!mayBeIndexed && <meta name="robots" content="noindex" />}
      {url && (
        <>
          <link rel="canonical" href={url} />
          {Object.entries(sharingTags).map(([property, content]) => (
            <meta key={property} property={property} content={content} />
          ))}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {children}
    </>
  );
}

export const fragment = graphql`
  fragment PageHead on SiteJson {
    sample
    url
    firm {
      name
      shortName
    }
  }

  fragment SeoText on Seo {
    title
    description
  }
`;
