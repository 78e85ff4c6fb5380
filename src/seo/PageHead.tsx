/** @jsxRuntime classic */
// With React 19, Gatsby's Head API intercepts `React.createElement` to keep <title>, <meta> and
// <link> to itself. The automatic JSX runtime goes past it, and React would hoist a second set of them into the page.
import { graphql } from "gatsby";
// biome-ignore lint/correctness/noUnusedImports: what classic JSX is compiled to
import * as React from "react";
import { PAGE_COLOUR } from "./files";

interface PageHeadProps {
  site: Queries.PageHeadFragment;
  seo: Queries.SeoTextFragment;
  /** The page's address on the site, as search engines should know it. Without one, the page is never listed. */
  path?: string;
}

/**
 * The `<head>` of a page. Every page is kept out of search engines while it shows sample content.
 *
 * The build draws the icons (gatsby/art/icons.ts): of a logo of pixels, none is an SVG.
 *
 * What is told to machines only, the structured data, is added to the finished HTML (src/hosting/finish-build.ts): here
 * it would also be sent as script, and writing a `<script>` element again is what Trusted Types forbid.
 */
export function PageHead({ site, seo, path }: PageHeadProps) {
  const { logo } = site.firm;
  return (
    <>
      <title>{seo.title}</title>
      <meta name="description" content={seo.description} />
      {(path === undefined || site.hasSampleContent) && <meta name="robots" content="noindex" />}
      {path !== undefined && <SharedPage site={site} seo={seo} url={site.url + path} />}
      {logo?.image.extension === "png" ? (
        <link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192" />
      ) : (
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      )}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {site.profiles?.map(({ url }) => (
        <link key={url} rel="me" href={url} />
      ))}
      <meta name="theme-color" content={PAGE_COLOUR} />
    </>
  );
}

/**
 * How the page looks where its address is shared. X, LinkedIn and the messengers read the Open Graph tags; the one
 * Twitter tag asks for the large picture. Twitter's own title, description and image would only repeat them.
 */
function SharedPage({ site, seo, url }: { site: Queries.PageHeadFragment; seo: Queries.SeoTextFragment; url: string }) {
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.firm.name} />
      <meta property="og:url" content={url} />
      <meta property="og:title" content={seo.title} />
      <meta property="og:description" content={seo.description} />
      <meta property="og:image" content={`${site.url}/social-image.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={seo.title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

export const fragment = graphql`
  fragment PageHead on SiteJson {
    hasSampleContent
    url
    profiles {
      url
    }
    firm {
      name
      logo {
        image {
          extension
        }
      }
    }
  }

  fragment SeoText on Seo {
    title
    description
  }
`;
