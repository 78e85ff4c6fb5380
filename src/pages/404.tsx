import { graphql } from "gatsby";
import { PageHead } from "../components/head/PageHead";
import { Layout } from "../components/layout/Layout";
import { required } from "../lib/required";
import { NotFoundMessage } from "../sections/not-found/NotFoundMessage";

type Props = { data: Queries.NotFoundPageQuery };

export default function NotFoundPage({ data }: Props) {
  const site = required(data.site, "site.json");
  return (
    <Layout site={site}>
      <NotFoundMessage {...required(data.notFound, "notFound.json")} site={site} />
    </Layout>
  );
}

export function Head({ data }: Props) {
  return <PageHead site={required(data.site, "site.json")} seo={required(data.notFound, "notFound.json").seo} />;
}

export const query = graphql`
  query NotFoundPage {
    site: siteJson {
      ...Layout
      ...PageHead
    }
    notFound: notFoundJson {
      seo { ...SeoText }
      ...NotFoundMessage
    }
  }
`;
