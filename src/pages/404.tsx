import { graphql } from "gatsby";
import { PageHead } from "../components/head/PageHead";
import { Layout } from "../components/layout/Layout";
import { complete } from "../lib/complete";
import { ErrorMessage } from "../sections/error/ErrorMessage";

type Props = { data: Queries.NotFoundPageQuery };

export default function NotFoundPage({ data }: Props) {
  const { site, notFound } = complete(data);
  return (
    <Layout site={site}>
      <ErrorMessage heading="Oops! Page not found" text={notFound.text} site={site} />
    </Layout>
  );
}

export function Head({ data }: Props) {
  const { site, notFound } = complete(data);
  return <PageHead site={site} seo={notFound.seo} />;
}

export const query = graphql`
  query NotFoundPage {
    site: siteJson {
      ...Layout
      ...PageHead
    }
    notFound: notFoundJson {
      seo { ...SeoText }
      text
    }
  }
`;
