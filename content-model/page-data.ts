import type { Content } from "./schemas";

type Answers = Queries.LandingPageQuery & Queries.ThankYouPageQuery & Queries.NotFoundPageQuery;
/** What all pages get from their queries. For Gatsby, each file may be missing. */
export type PageData = { [Name in keyof Answers]: NonNullable<Answers[Name]> };

/**
 * Returns what pages get from their queries, for tests and the CMS, which run without Gatsby.
 * `imageFile` returns GraphQL's answer for an image, given its path in the content.
 */
export function pageDataOf(
  content: Content,
  imageFile: (path: string) => Queries.AwardBadgeFragment["image"],
): PageData {
  const { about } = content.landing;
  const portrait = about.portrait && { ...about.portrait, image: imageFile(about.portrait.image) };
  const awards = content.awards.awards?.map((award) => ({ ...award, image: imageFile(award.image) })) ?? null;
  return { ...content, landing: { ...content.landing, about: { ...about, portrait } }, awards: { awards } };
}
