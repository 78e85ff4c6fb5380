// Only this file reads content without GraphQL, because it has to work when a page's data has not arrived. It reads the
// copy that has passed the content check (gatsby/content/content-staging.ts). webpack leaves out the fields that this
// file does not use.
import site from "staged-content/site.json";
import { BRAND_SEAL, SiteBrand } from "../layout/SiteBrand";
import { buttonStyles, HOME_LINK } from "../ui/button-styles";
import { PhoneIcon } from "../ui/PhoneIcon";
import { PhoneLink } from "../ui/PhoneLink";
import { Seal } from "../ui/Seal";

/** The screen that a visitor sees when a page throws (spec §8). It uses no data of the page. */
export function ErrorScreen() {
  const { shortName, descriptor } = site.firm;
  return (
    <>
      <header className="site-header">
        <div className="page-width">
          {/* The screen shows the seal even if the firm has a logo, because the logo's URL is in the page's data. */}
          <SiteBrand firm={{ shortName, descriptor }} mark={<Seal className={BRAND_SEAL} />} />
        </div>
      </header>
      <main className="page-width py-8 md:py-20">
        {/* React moves this title to the head. The page's own title may be missing with its data. */}
        <title>{site.errorScreen.title}</title>
        <h1 className="text-headline">{site.errorScreen.title}</h1>
        <p className="mt-5 max-w-measure text-lead text-ink-soft">{site.errorScreen.text}</p>
        <p className="mt-6">
          <PhoneLink phone={site.contact.phone} className={buttonStyles("call", "fill")}>
            <PhoneIcon />
            {`${site.actions.call} ${site.contact.phone}`}
          </PhoneLink>
        </p>
        <a href="/" className={HOME_LINK}>
          {site.errorScreen.homeLink}
        </a>
      </main>
    </>
  );
}
