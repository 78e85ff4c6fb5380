import { graphql } from "gatsby";
import { Section, SectionHeading } from "../../components/layout/Section";
import { Picture } from "../../components/ui/Picture";
import { formatDate } from "../../lib/format";

/** The founding attorney: portrait, biography, and the quote that carries the page. */
export function AboutSection(about: Queries.AboutSectionFragment) {
  const { portrait } = about;
  const image = portrait?.image.childImageSharp?.gatsbyImageData;
  return (
    <Section id="about" className="bg-paper-deep">
      <div className={portrait ? "about about-portrait print:block" : "about print:block"}>
        {portrait && image && (
          <figure className="max-w-card print:hidden">
            <Picture image={image} alt={portrait.alt} className="h-auto w-full" />
            {portrait.caption && <figcaption className="mt-2 text-fine text-ink-soft">{portrait.caption}</figcaption>}
          </figure>
        )}
        <div className="about-text">
          <SectionHeading id="about">{about.heading}</SectionHeading>
          <p className="mt-3 font-semibold">{`${about.name}, ${about.role}`}</p>
          <div className="mt-5 grid max-w-measure gap-4 print:max-w-full print:grid-cols-3">
            {about.biography.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <dl className="about-facts print:hidden">
          {about.facts.map(({ term, detail, source, asOf }) => (
            <div key={term} className="border-t border-survey pt-3">
              <dt className="text-fine text-ink-soft">{term}</dt>
              <dd className="font-serif text-item font-medium">{detail}</dd>
              {(source || asOf) && (
                <dd className="text-fine text-ink-soft">
                  {[source, asOf && formatDate(asOf)].filter(Boolean).join(", ")}
                </dd>
              )}
            </div>
          ))}
        </dl>
      </div>
      <figure className="mt-14 border-y-2 border-brass py-14 print:hidden">
        <blockquote className="text-quote">
          <p>{about.quote}</p>
        </blockquote>
        <figcaption className="mt-5 text-ink-soft">{about.quoteAttribution}</figcaption>
      </figure>
    </Section>
  );
}

export const fragment = graphql`
  fragment AboutSection on LandingAbout {
    heading
    name
    role
    portrait {
      alt
      caption
      image {
        childImageSharp {
          gatsbyImageData(
            width: 320
            aspectRatio: 0.8
            layout: CONSTRAINED
            sizes: "(min-width: 48rem) 20rem, 45vw"
            breakpoints: [320, 640]
            formats: [AVIF, WEBP]
            placeholder: NONE
          )
        }
      }
    }
    biography
    facts {
      term
      detail
      source
      asOf
    }
    quote
    quoteAttribution
  }
`;
