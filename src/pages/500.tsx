import { graphql } from "gatsby";
import { ERROR_TITLE, ErrorScreen } from "../components/error-screen/ErrorScreen";
import { PageHead } from "../components/head/PageHead";
import { required } from "../lib/required";

interface ErrorPageProps {
  data: Queries.ErrorPageQuery;
}

/** What a host answers with when it cannot answer with a page (docs/deploying.md). */
export default function ErrorPage({ data }: ErrorPageProps) {
  return <ErrorScreen site={required(data.site, "site.json")} />;
}

export function Head({ data }: ErrorPageProps) {
  const seo = { title: ERROR_TITLE, description: "Something broke on our side. Reload the page, or call us." };
  return <PageHead site={required(data.site, "site.json")} seo={seo} />;
}

export const query = graphql`
  query ErrorPage {
    site: siteJson {
      ...ErrorScreen
      ...PageHead
    }
  }
`;
