// The one place that reads content without GraphQL: it has to work when a page's data has not arrived. It reads what has
// passed the check (gatsby/content/content-staging.ts). Only what is used here reaches the browser.
import site from "staged-content/site.json";
import { BRAND_SEAL, SiteBrand } from "../layout/SiteBrand";
import { buttonStyles, HOME_LINK } from "../ui/button-styles";
import { PhoneIcon } from "../ui/PhoneIcon";
import { PhoneLink } from "../ui/PhoneLink";
import { Seal } from "../ui/Seal";

/** What a visitor sees when a page breaks (spec §8). Of the header, only what cannot break with it. */
export function ErrorScreen() {
  const { shortName, descriptor } = site.firm;
  return (
    <>
      <header className="site-header">
        <div className="page-width">
          {/* Always the seal: the address of a logo comes with the page's data. */}
          <SiteBrand firm={{ shortName, descriptor }} mark={<Seal className={BRAND_SEAL} />} />
        </div>
      </header>
      <main className="page-width py-8 md:py-20">
        {/* The page's own title may be missing with its data. React puts this one in its place. */}
        <title>{site.errorScreen.title}</title>
        <h1 className="text-headline">{site.errorScreen.title}</h1>
        <p className="mt-5 max-w-measure text-lead text-ink-soft">{site.errorScreen.text}</p>
        <p className="mt-6">
          <PhoneLink phone={site.contact.phone} className={buttonStyles("call", "fill")}>
            <PhoneIcon />
            {`${site.actions.call} ${site.contact.phone}`}
          </PhoneLink>
        </p>
        {/* A plain link: a fresh load has the best chance. */}
        <a href="/" className={HOME_LINK}>
          {site.errorScreen.homeLink}
        </a>
      </main>
    </>
  );
}
