import type { PageProps } from "gatsby";
import type { ComponentType } from "react";
import type { PageData } from "../../content-model/simulate-page-queries";
import NotFoundPage from "../../src/pages/404";
import LandingPage from "../../src/pages/index";
import ThankYouPage from "../../src/pages/thank-you";
import { type Draft, draftedPageData } from "./drafted-data";
import { marked, markedMap } from "./marks";
import type { PreviewPage } from "./messages";
import { useCountyMap } from "./useCountyMap";

/** A page of the site with the content of a draft, marked with the fields that it shows. */
export function DraftedPage({ draft }: { draft: Draft }) {
  const map = markedMap(useCountyMap(draft.content));
  return <SitePage page={draft.page} data={marked(draftedPageData(draft, map), draft.content)} />;
}

const PAGES: Readonly<Partial<Record<PreviewPage, ComponentType<PageProps<PageData>>>>> = {
  "/": LandingPage,
  "/thank-you": ThankYouPage,
  "/404": NotFoundPage,
};

export function SitePage({ page, data }: { page: PreviewPage; data: PageData }) {
  const KnownPage = PAGES[page];
  // What the pages use of all that Gatsby hands them.
  if (KnownPage) return <KnownPage {...({ data, location: { pathname: page } } as PageProps<PageData>)} />;
  return <main>There is no preview of this page. What you type is checked and saved like everything else.</main>;
}
