// The one place that reads content without GraphQL: it has to work when a page's data has not arrived. It reads what has
// passed the check (gatsby/content/content-staging.ts). Only what is used here reaches the browser.
import site from "staged-content/site.json";
import { LARGE_PHONE, PhoneLink } from "../ui/PhoneLink";

/** What a visitor sees when a page breaks (spec §8). */
export function ErrorScreen() {
  return (
    <main className="page-width py-14 md:py-20">
      {/* The page's own title may be missing with its data. React puts this one in its place. */}
      <title>{site.errorScreen.title}</title>
      <h1 className="text-headline">{site.errorScreen.title}</h1>
      <p className="mt-5 max-w-measure text-lead text-ink-soft">{site.errorScreen.text}</p>
      <p className="mt-5">
        <PhoneLink phone={site.contact.phone} className={LARGE_PHONE} />
      </p>
      {/* A plain link: a fresh load has the best chance. */}
      <a href="/" className="mt-8 inline-flex min-h-12 items-center font-semibold underline">
        {site.errorScreen.homeLink}
      </a>
    </main>
  );
}
