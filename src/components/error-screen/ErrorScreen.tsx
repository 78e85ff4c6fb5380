import { graphql } from "gatsby";
import { buttonStyles } from "../cta/button-styles";
import { PhoneIcon } from "../cta/PhoneIcon";
import { PhoneLink } from "../cta/PhoneLink";
import { HeaderBar } from "../layout/SiteHeader";
import { Drawing } from "../ui/Drawing";

/** Spec §8 sets these words. */
export const ERROR_TITLE = "Unexpected Application Error!";

/** The screen in place of a page that cannot be shown (spec §8). */
export function ErrorScreen({ site }: { site: Queries.ErrorScreenFragment }) {
  return (
    <>
      <HeaderBar firm={site.firm} />
      <main className="page-width grid items-center gap-x-12 gap-y-6 py-6 md:grid-cols-2 md:py-10">
        <div>
          <h1 className="text-headline">{ERROR_TITLE}</h1>
          <p className="max-w-measure text-lead text-ink-soft mt-5">
            Something broke on our side. Reload the page or go back to the home page. If you need us now, please call.
          </p>
          <p className="mt-6 flex flex-wrap gap-4">
            <PhoneLink phone={site.contact.phone} className={buttonStyles("call", "fill")}>
              <PhoneIcon />
              {`${site.actions.call} ${site.contact.phone}`}
            </PhoneLink>
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

export const fragment = graphql`
  fragment ErrorScreen on SiteJson {
    firm {
      shortName
      descriptor
    }
    contact { phone }
    actions { call }
  }
`;
