import { graphql } from "gatsby";
import { Band, BandHeading } from "../../components/Band";
import { PortraitPlaceholder } from "../../components/PortraitPlaceholder";

/** The founding attorney: portrait, biography, and the quote that carries the page. */
export function AboutSection(about: Queries.AboutSectionFragment) {
  return (
    <Band id="about" className="bg-paper-deep">
      <div className="about">
        <figure className="max-w-card">
          <PortraitPlaceholder className="h-auto w-full" />
          <figcaption className="mt-2 text-fine text-ink-soft">{about.portraitLabel}</figcaption>
        </figure>
        <div>
          <BandHeading id="about">{about.heading}</BandHeading>
          <p className="mt-3 font-semibold">{`${about.name}, ${about.role}`}</p>
          <div className="mt-5 grid max-w-measure gap-4">
            {about.biography.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <dl className="grid content-start gap-4 md:grid-cols-3">
          {about.facts.map(({ term, detail }) => (
            <div key={term} className="border-t border-survey pt-3">
              <dt className="text-fine text-ink-soft">{term}</dt>
              <dd className="font-serif text-item font-medium">{detail}</dd>
            </div>
          ))}
        </dl>
      </div>
      <figure className="mt-14 border-y-2 border-brass py-14">
        <blockquote className="text-quote">
          <p>{about.quote}</p>
        </blockquote>
        <figcaption className="mt-5 text-ink-soft">{about.quoteAttribution}</figcaption>
      </figure>
    </Band>
  );
}

export const fragment = graphql`
  fragment AboutSection on LandingAbout {
    heading
    name
    role
    portraitLabel
    biography
    facts {
      term
      detail
    }
    quote
    quoteAttribution
  }
`;
