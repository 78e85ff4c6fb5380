import type { PageProps } from "gatsby";
import type { ComponentType } from "react";
import NotFoundPage from "../../src/pages/404";
import LandingPage from "../../src/pages/index";
import ThankYouPage from "../../src/pages/thank-you";
import { type Draft, type DraftedPageData, draftedPageData } from "./drafted-data";
import { marked, markedMap } from "./marks";
import type { PreviewPage } from "./messages";
import { useCountyMap } from "./useCountyMap";

/** A page of the site with the content of a draft, marked with the fields that it shows. */
export function DraftedPage({ draft }: { draft: Draft }) {
  const map = markedMap(useCountyMap(draft.content), draft.content);
  return <SitePage page={draft.page} data={marked(draftedPageData(draft, map), draft.content)} />;
}

/** What the pages use of what Gatsby hands them. */
type Page<Data> = ComponentType<{ data: Data; location: Pick<PageProps["location"], "pathname"> }>;

const Landing = LandingPage as Page<Queries.LandingPageQuery>;
const ThankYou = ThankYouPage as Page<Queries.ThankYouPageQuery>;
const NotFound = NotFoundPage as Page<Queries.NotFoundPageQuery>;

export function SitePage({ page, data }: { page: PreviewPage; data: DraftedPageData }) {
  const location = { pathname: page };
  if (page === "/") return <Landing data={data.landing} location={location} />;
  if (page === "/thank-you") return <ThankYou data={data.thankYou} location={location} />;
  if (page === "/404") return <NotFound data={data.notFound} location={location} />;
  return <main>There is no preview of this page. What you type is checked and saved like everything else.</main>;
}
