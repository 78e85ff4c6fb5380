import { graphql } from "gatsby";
import { PageHead } from "../components/head/PageHead";
import { Layout } from "../components/layout/Layout";
import { complete } from "../lib/complete";
import { CallBanner } from "../sections/thank-you/CallBanner";
import { ConsultationPoints } from "../sections/thank-you/ConsultationPoints";
import { NextSteps } from "../sections/thank-you/NextSteps";
import { ThankYouMessage } from "../sections/thank-you/ThankYouMessage";

type Props = { data: Queries.ThankYouPageQuery };

export default function ThankYouPage({ data }: Props) {
  const { site, thankYou } = complete(data);
  return (
    <Layout site={site}>
      <ThankYouMessage content={thankYou} site={site} />
      <CallBanner text={thankYou.banner.text} site={site} />
      <NextSteps heading={thankYou.stepsHeading} steps={thankYou.steps} site={site} />
      <ConsultationPoints {...thankYou.consultation} />
    </Layout>
  );
}

export function Head({ data }: Props) {
  const { site, thankYou } = complete(data);
  return <PageHead site={site} seo={thankYou.seo} />;
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
      banner { text }
      stepsHeading
      steps { ...NextStep }
      consultation {
        heading
        points
      }
    }
  }
`;
