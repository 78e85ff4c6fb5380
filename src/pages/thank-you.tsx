import { graphql } from "gatsby";
import { PageHead } from "../components/head/PageHead";
import { Layout } from "../components/layout/Layout";
import { required } from "../lib/required";
import { CallBanner } from "../sections/thank-you/CallBanner";
import { ConsultationPoints } from "../sections/thank-you/ConsultationPoints";
import { NextSteps } from "../sections/thank-you/NextSteps";
import { ThankYouMessage } from "../sections/thank-you/ThankYouMessage";

type Props = { data: Queries.ThankYouPageQuery };

export default function ThankYouPage({ data }: Props) {
  const site = required(data.site, "site.json");
  const thankYou = required(data.thankYou, "thankYou.json");
  return (
    <Layout site={site}>
      <ThankYouMessage {...thankYou} site={site} />
      <CallBanner {...thankYou} site={site} />
      <NextSteps {...thankYou} site={site} />
      <ConsultationPoints {...thankYou} />
    </Layout>
  );
}

export function Head({ data }: Props) {
  return <PageHead site={required(data.site, "site.json")} seo={required(data.thankYou, "thankYou.json").seo} />;
}

export const query = graphql`
  query ThankYouPage {
    site: siteJson {
      ...Layout
      ...PageHead
    }
    thankYou: thankYouJson {
      seo { ...SeoText }
      ...ThankYouMessage
      ...CallBanner
      ...NextSteps
      ...ConsultationPoints
    }
  }
`;
