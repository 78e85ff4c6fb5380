import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useEffect } from "react";
import { PageHead } from "../components/head/PageHead";
import { Static } from "../components/island/Island";
import { Layout } from "../components/layout/Layout";
import { required } from "../lib/required";
import { NotFoundMessage } from "../sections/not-found/NotFoundMessage";

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const site = required(data.site, "site.json");
  // Spec §2, "Any other path".
  useEffect(() => console.error(`404: there is no page at ${location.pathname}`), []);
  return (
    <Layout site={site}>
      <Static>
        <NotFoundMessage {...required(data.notFound, "notFound.json")} site={site} />
      </Static>
    </Layout>
  );
}

export function Head({ data }: HeadProps<Queries.NotFoundPageQuery>) {
  return <PageHead site={required(data.site, "site.json")} seo={required(data.notFound, "notFound.json").seo} />;
}

export const query = graphql`
  query NotFoundPage {
    site: siteJson {
      ...Layout
      ...PageHead
      ...CallToAction
    }
    notFound: notFoundJson {
      seo { ...SeoText }
      ...NotFoundMessage
    }
  }
`;
