import { graphql } from "gatsby";
import { buttonStyles } from "../cta/button-styles";
import { PhoneIcon } from "../cta/PhoneIcon";
import { PhoneLink } from "../cta/PhoneLink";
import { HeaderBar } from "../layout/SiteHeader";
import { MessageWithDrawing } from "../ui/MessageWithDrawing";

/** Spec §8 sets these words. */
export const ERROR_TITLE = "Unexpected Application Error!";

/** The screen in place of a page that cannot be shown (spec §8). */
export function ErrorScreen({ site }: { site: Queries.ErrorScreenFragment }) {
  return (
    <>
      <HeaderBar firm={site.firm} />
      <main>
        <MessageWithDrawing
          title={ERROR_TITLE}
          text="Something broke on our side. Reload the page or go back to the home page. If you need us now, please call."
        >
          <p className="mt-6 flex flex-wrap gap-4">
            <PhoneLink phone={site.contact.phone} className={buttonStyles("call", "fill")}>
              <PhoneIcon />
              {`${site.actions.call} ${site.contact.phone}`}
            </PhoneLink>
            <a href="/" className={buttonStyles("home", "outlined")}>
              Return to Home
            </a>
          </p>
        </MessageWithDrawing>
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
