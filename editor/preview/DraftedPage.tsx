import type { PageProps } from "gatsby";
import type { ComponentType } from "react";
import type { PageName } from "../../content-model/schemas";
import type { PageData } from "../../gatsby/content/page-data";
import NotFoundPage from "../../src/pages/404";
import LandingPage from "../../src/pages/index";
import ThankYouPage from "../../src/pages/thank-you";
import { type Draft, draftedPageData } from "./drafted-data";
import { marked, markedMap } from "./marks";
import { useCountyMap } from "./useCountyMap";

/** A page of the site with the content of a draft, marked with the fields that it shows. */
export function DraftedPage({ draft }: { draft: Draft }) {
  const map = markedMap(useCountyMap(draft.content));
  return <SitePage page={draft.page} data={marked(draftedPageData(draft, map), draft.content)} />;
}

const PAGES: Readonly<Record<PageName, ComponentType<PageProps<PageData>>>> = {
  landing: LandingPage,
  "thank-you": ThankYouPage,
  "not-found": NotFoundPage,
};

export function SitePage({ page, data }: { page: PageName; data: PageData }) {
  const Page = PAGES[page];
  // Gatsby hands a page more than this, but the pages use nothing else.
  return <Page {...({ data, location: { pathname: `/${page}` } } as PageProps<PageData>)} />;
}
