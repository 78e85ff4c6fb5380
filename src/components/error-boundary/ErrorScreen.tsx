import { SiteBrand } from "../layout/SiteBrand";
import { buttonStyles } from "../ui/button-styles";
import { PhoneIcon } from "../ui/PhoneIcon";
import { PhoneLink } from "../ui/PhoneLink";

/**
 * The firm's words. webpack replaces this name with its value (gatsby-node.ts), because the screen has to work
 * when a page's data has not arrived.
 */
declare const FIRM: { shortName: string; descriptor: string; phone: string; call: string };

/** Spec §8 sets these words. */
const TITLE = "Unexpected Application Error!";

/** The screen that a visitor sees when a page throws (spec §8). It uses no data of the page. */
export function ErrorScreen() {
  return (
    <>
      <header className="site-header">
        <div className="page-width site-header-row">
          <SiteBrand firm={FIRM} />
        </div>
      </header>
      <main className="page-width py-6 md:py-18">
        {/* React moves this title to the head. The page's own title may be missing with its data. */}
        <title>{TITLE}</title>
        <h1 className="text-headline">{TITLE}</h1>
        <p className="mt-5 max-w-measure text-lead text-ink-soft">
          Something broke on our side. Reload the page or go back to the home page. If you need us now, please call.
        </p>
        <p className="mt-6 flex flex-wrap gap-4">
          <PhoneLink phone={FIRM.phone} className={buttonStyles("call", "fill")}>
            <PhoneIcon />
            {`${FIRM.call} ${FIRM.phone}`}
          </PhoneLink>
          <a href="/" className={buttonStyles("home", "outlined")}>
            Return to Home
          </a>
        </p>
      </main>
    </>
  );
}
