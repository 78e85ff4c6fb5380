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
  return <PageHead site={required(data.site, "site.json")} seo={{ title: ERROR_TITLE, description: ERROR_TITLE }} />;
}

export const query = graphql`
  query ErrorPage {
    site: siteJson {
      ...ErrorScreen
      ...PageHead
    }
  }
`;
