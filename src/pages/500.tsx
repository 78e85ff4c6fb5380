import { graphql } from "gatsby";
import { PageHead } from "../components/head/PageHead";
import { Layout } from "../components/layout/Layout";
import { complete } from "../lib/complete";
import { ErrorMessage } from "../sections/error/ErrorMessage";

/** Spec §8 sets the title. */
const TITLE = "Unexpected Application Error!";
const TEXT = "Something broke on our side. Reload the page, or call us.";

type Props = { data: Queries.ErrorPageQuery };

/** The page that a host sends when it has no other page to send (docs/deploying.md). */
export default function ErrorPage({ data }: Props) {
  const { site } = complete(data);
  return (
    <Layout site={site}>
      <ErrorMessage heading={TITLE} text={TEXT} site={site} />
    </Layout>
  );
}

export function Head({ data }: Props) {
  return <PageHead site={complete(data).site} seo={{ title: TITLE, description: TEXT }} />;
}

export const query = graphql`
  query ErrorPage {
    site: siteJson {
      ...Layout
      ...PageHead
    }
  }
`;
