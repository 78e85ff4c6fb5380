import { graphql } from "gatsby";
import { buttonStyles } from "../../components/cta/button-styles";
import type { CallToActionProps } from "../../components/cta/call-to-action";
import { FormLink } from "../../components/cta/FormLink";
import { LARGE_PHONE, PhoneLink } from "../../components/cta/PhoneLink";
import { MessageWithDrawing } from "../../components/ui/MessageWithDrawing";
import { formatAllHours } from "../../lib/format";

interface NotFoundMessageProps extends Queries.NotFoundMessageFragment, CallToActionProps {}

/** The 404 page: the message, and links to continue with. */
export function NotFoundMessage({ site, text }: NotFoundMessageProps) {
  return (
    <MessageWithDrawing title="Oops! Page not found" text={text}>
      <div className="mt-6 flex flex-wrap gap-4">
        <a href="/" className={buttonStyles("home", "fill")}>
          Return to Home
        </a>
        <FormLink site={site} to="deedGuideForm" variant="outlined">
          {site.actions.downloadGuide}
        </FormLink>
      </div>
      <PhoneLink phone={site.contact.phone} className={`${LARGE_PHONE} mt-6`} />
      <p className="text-fine mt-2">{formatAllHours(site.contact.hours)}</p>
    </MessageWithDrawing>
  );
}

export const fragment = graphql`
  fragment NotFoundMessage on NotFoundJson {
    text
  }
`;
