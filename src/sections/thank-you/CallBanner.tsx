import { graphql } from "gatsby";
import { CallLink } from "../../components/cta/CallLink";
import type { CtaLinkProps } from "../../components/cta/cta-links";
import { keepWhole } from "../../components/ui/keep-whole";

/** The Call Now banner, for those who cannot wait. */
export function CallBanner({ site, banner }: Queries.CallBannerFragment & CtaLinkProps) {
  return (
    <aside className="border-t border-brass bg-paper-deep">
      <div className="page-width grid items-center gap-x-12 gap-y-4 py-5 md:grid-cols-2">
        <p className="font-serif text-lead font-medium text-balance">{keepWhole(banner.text)}</p>
        <div>
          <CallLink site={site} variant="fill" numberClassName="" />
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
