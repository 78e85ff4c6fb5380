import { deriveReview } from "./reviews";
import { type Content, WEEKDAYS } from "./schemas";

type Answers = Queries.LandingPageQuery & Queries.ThankYouPageQuery & Queries.NotFoundPageQuery;
/** What all pages get from their queries. For Gatsby, each file may be missing. */
export type PageData = { [Name in keyof Answers]: NonNullable<Answers[Name]> };

type OpeningHours = Content["site"]["contact"]["hours"][number];

/** Returns all days from the first to the last, for the structured data. */
function deriveHours({ from, to }: OpeningHours) {
  return { days: WEEKDAYS.slice(WEEKDAYS.indexOf(from), WEEKDAYS.indexOf(to ?? from) + 1) };
}

/** The fields of GraphQL that the files do not have, because they follow from others of their type. */
export const RESOLVERS = {
  Review: resolversOf(deriveReview, {
    id: "String!",
    initial: "String!",
    opening: "String!",
    shortText: "String!",
    hasReadMore: "Boolean!",
  }),
  SiteHours: resolversOf(deriveHours, { days: "[Weekday!]!" }),
};

function resolversOf<Source, Fields extends object>(
  derive: (source: Source) => Fields,
  types: Record<keyof Fields, string>,
) {
  const fields = Object.entries<string>(types).map(([key, type]) => {
    const resolve = (source: Source): unknown => Reflect.get(derive(source), key);
    return [key, { type, resolve }] as const;
  });
  return Object.fromEntries(fields);
}

/**
 * Returns what pages get from their queries, for unit tests and the CMS, which run without Gatsby.
 * `imageFile` returns GraphQL's answer for an image, given its path in the content.
 */
export function pageDataOf(
  content: Content,
  imageFile: (path: string) => Queries.AwardBadgeFragment["image"],
): PageData {
  const { site, landing, reviews, awards } = content;
  const { about } = landing;
  const hours = site.contact.hours.map((entry) => ({ ...entry, ...deriveHours(entry) }));
  const portrait = about.portrait && { ...about.portrait, image: imageFile(about.portrait.image) };
  return {
    ...content,
    site: { ...site, contact: { ...site.contact, hours } },
    landing: { ...landing, about: { ...about, portrait } },
    reviews: { reviews: reviews.reviews?.map((review) => ({ ...review, ...deriveReview(review) })) ?? null },
    awards: { awards: awards.awards?.map((award) => ({ ...award, image: imageFile(award.image) })) ?? null },
  };
}
