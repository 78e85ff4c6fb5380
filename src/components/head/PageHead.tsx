// Written with `createElement` instead of JSX: with React 19, Gatsby's Head API intercepts that function to keep <title>,
// <meta> and <link> to itself. JSX is compiled to another one, and React would hoist a second set of them into the page.
import { graphql } from "gatsby";
import { Fragment, createElement as h } from "react";

interface PageHeadProps {
  site: Queries.PageHeadFragment;
  seo: Queries.SeoTextFragment;
  /** The page's address on the site, as search engines should know it. Without one, the page is never listed. */
  path?: string;
}

/**
 * The `<head>` of a page. Every page is kept out of search engines while it shows sample content.
 *
 * The build draws the icons (gatsby/images/favicons.ts): of a logo of pixels, none is an SVG.
 *
 * What is told to machines only, the structured data, is added while the page is rendered (gatsby/ssr/page-scripts.tsx):
 * here it would also be sent as script, and writing a `<script>` element again is what Trusted Types forbid.
 */
export function PageHead({ site, seo, path }: PageHeadProps) {
  const icon =
    site.firm.logo?.image.extension === "png"
      ? { href: "/icon-192.png", type: "image/png", sizes: "192x192" }
      : { href: "/favicon.svg", type: "image/svg+xml" };
  return h(
    Fragment,
    null,
    h("title", null, seo.title),
    h("meta", { name: "description", content: seo.description }),
    (path === undefined || site.hasSampleContent) && h("meta", { name: "robots", content: "noindex" }),
    path !== undefined && h(SharedPage, { site, seo, url: site.url + path }),
    h("link", { rel: "icon", ...icon }),
    h("link", { rel: "icon", href: "/favicon.ico", sizes: "32x32" }),
    h("link", { rel: "apple-touch-icon", href: "/apple-touch-icon.png" }),
    site.profiles?.map(({ url }) => h("link", { key: url, rel: "me", href: url })),
  );
}

/**
 * How the page looks where its address is shared. X, LinkedIn and the messengers read the Open Graph tags; the one
 * Twitter tag asks for the large picture. Twitter's own title, description and image would only repeat them.
 */
function SharedPage({ site, seo, url }: { site: Queries.PageHeadFragment; seo: Queries.SeoTextFragment; url: string }) {
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
    hasSampleContent
    url
    profiles { url }
    firm {
      name
      logo {
        image { extension }
      }
    }
  }

  fragment SeoText on Seo {
    title
    description
  }
`;
