import { graphql } from "gatsby";
import { CallLink } from "../../components/cta/CallLink";
import type { CallToActionProps } from "../../components/cta/call-to-action";
import { avoidBadBreaks } from "../../components/ui/avoid-bad-breaks";

/** A banner with the call button, for visitors who cannot wait. */
export function CallBanner({ site, banner }: Queries.CallBannerFragment & CallToActionProps) {
  return (
    <aside className="border-t border-brass bg-paper-deep">
      <div className="page-width grid items-center gap-x-12 gap-y-4 py-5 md:grid-cols-2">
        <p className="font-serif text-lead font-medium text-balance">{avoidBadBreaks(banner.text)}</p>
        <div>
          <CallLink site={site} variant="fill" showsNumber />
        </div>
      </div>
    </aside>
  );
}

export const fragment = graphql`
  fragment CallBanner on ThankYouJson {
    banner { text }
  }
`;
