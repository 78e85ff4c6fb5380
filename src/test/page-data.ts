import awardsFile from "../../content/awards.json";
import citiesFile from "../../content/cities.json";
import faqFile from "../../content/faq.json";
import landingFile from "../../content/landing.json";
import notFoundFile from "../../content/not-found.json";
import reviewsFile from "../../content/reviews.json";
import servicesFile from "../../content/services.json";
import siteFile from "../../content/site.json";
import statsFile from "../../content/stats.json";
import thankYouFile from "../../content/thank-you.json";
import { findSamples } from "../content-model/samples";
import { CONTENT_SHAPES } from "../content-model/shapes";

/**
 * The real content, shaped as the page queries deliver it, for unit tests.
 * What Gatsby adds in a build (optimised pictures, the sample flag) is added here in the same form.
 */

/** The content of every file, by file name, checked by the model. */
export const content = {
  site: CONTENT_SHAPES.site.parse(siteFile),
  landing: CONTENT_SHAPES.landing.parse(landingFile),
  stats: CONTENT_SHAPES.stats.parse(statsFile),
  services: CONTENT_SHAPES.services.parse(servicesFile),
  faq: CONTENT_SHAPES.faq.parse(faqFile),
  reviews: CONTENT_SHAPES.reviews.parse(reviewsFile),
  awards: CONTENT_SHAPES.awards.parse(awardsFile),
  cities: CONTENT_SHAPES.cities.parse(citiesFile),
  "thank-you": CONTENT_SHAPES["thank-you"].parse(thankYouFile),
  "not-found": CONTENT_SHAPES["not-found"].parse(notFoundFile),
};

export const site = {
  ...content.site,
  // GraphQL answers null where JSON leaves a field out.
  profiles: content.site.profiles ?? null,
  hasSampleContent: findSamples(Object.values(content)).length > 0,
};

export const landingPageData = {
  site,
  landing: content.landing,
  stats: content.stats,
  awards: { awards: content.awards.awards.map((award) => ({ ...award, image: optimised(award.image) })) },
  services: content.services,
  faq: { questions: content.faq.questions.map(({ answer = null, ...question }) => ({ ...question, answer })) },
  reviews: content.reviews,
  cities: content.cities,
} satisfies Queries.LandingPageQuery;

export const thankYouPageData = { site, thankYou: content["thank-you"] } satisfies Queries.ThankYouPageQuery;

export const notFoundPageData = { site, notFound: content["not-found"] } satisfies Queries.NotFoundPageQuery;

/** What gatsby-plugin-image makes of a badge, without making any files. */
function optimised(path: string) {
  const name = path.replace(/^.*\/|\.\w+$/g, "");
  return {
    childImageSharp: {
      gatsbyImageData: {
        layout: "fixed",
        width: 144,
        height: 144,
        images: {
          sources: [{ type: "image/avif", srcSet: `/static/${name}.avif 144w`, sizes: "144px" }],
          fallback: { src: `/static/${name}.webp`, srcSet: `/static/${name}.webp 144w`, sizes: "144px" },
        },
      },
    },
  } satisfies Queries.AwardBadgeFragment["image"];
}
