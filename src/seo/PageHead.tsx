import { graphql } from "gatsby";

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
      <html lang="en-US" />
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
