import { textsIn } from "../../content-model/paths";
import { CONTENT_NAMES, type ContentName, schemaAt } from "../../content-model/schemas";
import { formatDate } from "../../src/lib/format";
import { content, MISSING_ROUTE } from "./site-content";

/** It follows from the model, so a new field needs no change here. */

/** The pages of files that are not for the landing page. */
const ROUTE_OF: Partial<Record<ContentName, string>> = {
  thankYou: "/thank-you/",
  notFound: MISSING_ROUTE,
};

export function filesOf(route: string): ContentName[] {
  return CONTENT_NAMES.filter((name) => route === (ROUTE_OF[name] ?? "/"));
}

interface ExpectedText {
  field: string;
  words: string;
}

const { faq, reviews, awards, site } = content;

const NOT_ON_A_PAGE = [
  // They are for search engines, or are shown in other words.
  /: seo\.|: url$|: contact\.hours\./,
  ...(faq.questions?.length ? [] : [/: faq\./]),
  ...(faq.questions?.some(({ answer }) => answer) ? [/: faq\.intro$/] : []),
  ...(reviews.reviews?.length ? [] : [/: reviews\./]),
  ...(awards.awards?.length ? [] : [/: awards\.badgesHeading$/]),
  ...(site.links.privacyPolicy ? [] : [/: legal\.privacyPolicy$/]),
  ...(content.thankYou.steps.some(({ link }) => link === "propertyGuide") ? [] : [/: links\.propertyGuide$/]),
];

export function expectedContent(name: ContentName): { texts: ExpectedText[]; links: ExpectedText[] } {
  const all = [...textsIn(content[name])].flatMap(({ path: at, text }) => {
    const field = `content/${name}.json: ${at.join(".")}`;
    const { format, enum: words } = schemaAt([name, ...at]) ?? {};
    if (words || format === "image" || text.startsWith("/") || NOT_ON_A_PAGE.some((pattern) => pattern.test(field))) {
      return [];
    }
    return { field, words: format === "date" ? formatDate(text) : text };
  });
  const isLink = ({ words }: ExpectedText) => words.startsWith("https://");
  return { texts: all.filter((one) => !isLink(one)), links: all.filter(isLink) };
}
