import { graphql } from "gatsby";
import { buttonStyles } from "../components/cta/button-styles";
import { CallLink } from "../components/cta/CallLink";
import { PageHead } from "../components/head/PageHead";
import { HeaderBar } from "../components/layout/SiteHeader";
import { Drawing } from "../components/ui/Drawing";
import { complete } from "../lib/complete";

/** Spec §8 sets these words. */
const TITLE = "Unexpected Application Error!";

type Props = { data: Queries.ErrorPageQuery };

/** The page that a host sends when it has no other page to send (docs/deploying.md): without menu and islands. */
export default function ErrorPage({ data }: Props) {
  const { site } = complete(data);
  return (
    <>
      <HeaderBar firm={site.firm} />
      <main className="page-width grid items-center gap-x-12 gap-y-6 py-6 md:grid-cols-2 md:py-10">
        <div>
          <h1 className="text-headline">{TITLE}</h1>
          <p className="max-w-measure text-lead text-ink-soft mt-5">
            Something broke on our side. Reload the page or go back to the home page. If you need us now, please call.
          </p>
          <p className="mt-6 flex flex-wrap gap-4">
            <CallLink site={site} variant="fill" showNumber="always" />
            <a href="/" className={buttonStyles("home", "outlined")}>
              Return to Home
            </a>
          </p>
        </div>
        <Drawing name="empty-lot" />
      </main>
    </>
  );
}

export function Head({ data }: Props) {
  const seo = { title: TITLE, description: "Something broke on our side. Reload the page, or call us." };
  return <PageHead site={complete(data).site} seo={seo} />;
}

export const query = graphql`
  query ErrorPage {
    site: siteJson {
      ...SiteHeader
      ...PageHead
    }
  }
`;
