// The one place that reads content without GraphQL: it must stand when a page's data has not arrived. It reads what has
// passed the check (gatsby/content/staging.ts).
// Only what is used here reaches the browser; the bundler leaves out the rest of the file.
import site from "staged-content/site.json";
import { buttonStyles } from "../ui/button-styles";
import { PhoneLink } from "../ui/PhoneLink";

/** What a visitor sees when a page breaks (spec §8). */
export function ErrorScreen() {
  return (
    <main className="page-width py-14 md:py-20">
      {/* The page's own title may be missing with its data. React puts this one in its place. */}
      <title>{site.errorScreen.title}</title>
      <h1 className="text-headline">{site.errorScreen.title}</h1>
      <p className="mt-5 max-w-measure text-lead text-ink-soft">{site.errorScreen.text}</p>
      <p className="mt-5">
        <PhoneLink
          phone={site.contact.phone}
          className="font-serif text-band font-medium text-deed underline decoration-brass"
        >
          {site.contact.phone}
        </PhoneLink>
      </p>
      {/* A plain link: a fresh load has the best chance. */}
      <a href="/" className={buttonStyles("primary", "mt-8")}>
        {site.errorScreen.homeLink}
      </a>
    </main>
  );
}
