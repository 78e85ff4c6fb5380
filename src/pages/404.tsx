import { graphql, type HeadProps, type PageProps } from "gatsby";
import { required } from "../content-model/required";
import { useMissingPathLog } from "../hooks/useMissingPathLog";
import { Layout } from "../layout/Layout";
import { NotFoundMessage } from "../sections/not-found/NotFoundMessage";
import { PageHead } from "../seo/PageHead";

export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  useMissingPathLog(location.pathname);
  const site = required(data.site, "site.json");
  return (
    <Layout site={site}>
      <NotFoundMessage {...required(data.notFound, "not-found.json")} site={site} />
    </Layout>
  );
}

export function Head({ data }: HeadProps<Queries.NotFoundPageQuery>) {
  return data.site && data.notFound && <PageHead site={data.site} seo={data.notFound.seo} />;
}

export const query = graphql`
  query NotFoundPage {
    site: siteJson {
      ...Layout
      ...PageHead
    }
    notFound: notFoundJson {
      seo {
        ...SeoText
      }
      ...NotFoundMessage
    }
  }
`;
