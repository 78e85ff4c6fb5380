import { graphql, Link } from "gatsby";
import { CallLink } from "../../actions/CallLink";
import { buttonStyles } from "../../components/button-styles";

interface NotFoundMessageProps extends Queries.NotFoundMessageFragment {
  site: Queries.SiteActionsFragment;
}

export function NotFoundMessage({ site, heading, text, homeLink }: NotFoundMessageProps) {
  return (
    <section aria-labelledby="not-found-heading" className="page-width py-16 md:py-28">
      <h1 id="not-found-heading" className="text-headline">
        {heading}
      </h1>
      <p className="mt-5 max-w-measure text-lead text-ink-soft">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to="/" className={buttonStyles("deed")}>
          {homeLink}
        </Link>
        <CallLink site={site} tone="outline" />
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment NotFoundMessage on NotFoundJson {
    heading
    text
    homeLink
  }
`;
