import { graphql } from "gatsby";
import { PageHead } from "../components/head/PageHead";
import { StructuredData } from "../components/head/StructuredData";
import { Layout } from "../components/layout/Layout";
import { complete } from "../lib/complete";
import { AboutSection } from "../sections/about/AboutSection";
import { AwardsSection } from "../sections/awards/AwardsSection";
import { CitiesSection } from "../sections/cities/CitiesSection";
import { ContactSection } from "../sections/contact/ContactSection";
import { FaqSection } from "../sections/faq/FaqSection";
import { GuideSection } from "../sections/guide/GuideSection";
import { HomeSection } from "../sections/home/HomeSection";
import { ReviewsSection } from "../sections/reviews/ReviewsSection";
import { ServicesSection } from "../sections/services/ServicesSection";

type Props = { data: Queries.LandingPageQuery };

/** To change the order of sections, change it in content-model/schemas/pages.ts, too. */
export default function LandingPage({ data }: Props) {
  const { site, landing, stats, awards, services, faq, reviews, cities } = complete(data);
  return (
    <Layout site={site} isLandingPage>
      <HomeSection content={landing.home} site={site} />
      <AwardsSection content={landing.awards} stats={stats.stats} awards={awards.awards} />
      <ServicesSection content={landing.services} services={services.services} site={site} />
      <FaqSection content={landing.faq} questions={faq.questions} services={services.services} site={site} />
      <ReviewsSection content={landing.reviews} reviews={reviews.reviews} site={site} />
      <AboutSection content={landing.about} firm={site.firm} />
      <GuideSection content={landing.guide} site={site} />
      <CitiesSection content={landing.cities} cities={cities.cities} note={landing.home.scheduleNote} site={site} />
      <ContactSection content={landing.contact} site={site} />
    </Layout>
  );
}

export function Head({ data }: Props) {
  const { site, landing, cities } = complete(data);
  return (
    <PageHead site={site} seo={landing.seo} path="/">
      <StructuredData site={site} landing={landing} cities={cities.cities} />
    </PageHead>
  );
}

export const query = graphql`
  query LandingPage {
    site: siteJson {
      ...Layout
      ...PageHead
      ...FirmFacts
      ...ContactDetails
    }
    landing: landingJson {
      ...LandingFacts
      seo { ...SeoText }
      home { ...HomeSection }
      awards { ...AwardsSection }
      services { ...ServicesSection }
      faq { ...FaqSection }
      reviews { ...ReviewsSection }
      about { ...AboutSection }
      guide { ...GuideSection }
      cities { ...CitiesSection }
      contact { ...ContactSection }
    }
    stats: statsJson { ...Stats }
    awards: awardsJson {
      awards { ...AwardBadge }
    }
    services: servicesJson { ...Services }
    faq: faqJson { ...Questions }
    reviews: reviewsJson { ...Reviews }
    cities: citiesJson { cities }
  }
`;
