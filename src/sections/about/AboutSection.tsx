import { graphql } from "gatsby";
import { Section, SectionHeading } from "../../components/layout/Section";
import { avoidBadBreaks } from "../../components/ui/avoid-bad-breaks";
import { ContentImage } from "../../components/ui/ContentImage";
import { formatDate } from "../../lib/format";

/** The founding attorney: portrait, biography, facts and a quote. */
export function AboutSection(about: Queries.AboutSectionFragment) {
  const { portrait } = about;
  const image = portrait?.image.childImageSharp?.gatsbyImageData;
  const attorney = (
    <p>
      <span className="block font-serif text-item font-medium">{about.name}</span>
      {avoidBadBreaks(about.role)}
    </p>
  );
  return (
    <Section id="about" className="bg-paper-deep">
      <div className="about">
        <SectionHeading id="about">{about.heading}</SectionHeading>
        {portrait && image ? (
          <figure className="about-attorney about-portrait">
            <ContentImage image={image} alt={portrait.alt} className="h-auto w-full max-w-card print:hidden" />
            <figcaption>
              {attorney}
              {portrait.caption && <p className="mt-2 text-fine text-ink-soft print:hidden">{portrait.caption}</p>}
            </figcaption>
          </figure>
        ) : (
          <div className="about-attorney border-t-2 border-brass pt-5">{attorney}</div>
        )}
        <div className="max-w-measure">
          <div className="grid gap-4">
            {about.biography.map((paragraph) => (
              <p key={paragraph}>{avoidBadBreaks(paragraph)}</p>
            ))}
          </div>
          <dl className="about-facts">
            {about.facts.map((fact) => (
              <Fact key={fact.term} {...fact} />
            ))}
          </dl>
        </div>
      </div>
      <figure className="about about-quote print:hidden">
        <blockquote>
          <p>{avoidBadBreaks(about.quote)}</p>
        </blockquote>
        <figcaption className="about-attorney text-base text-ink-soft">{about.quoteAttribution}</figcaption>
      </figure>
    </Section>
  );
}

/** A fact about the attorney, with its source and date if the content has them. */
function Fact({ term, detail, source, asOf }: Queries.AboutSectionFragment["facts"][number]) {
  const date = asOf && formatDate(asOf);
  const origin = [source, date].filter(Boolean).join(", ");
  return (
    <div>
      <dt>{term}</dt>
      <dd className="font-serif text-item font-medium">{avoidBadBreaks(detail)}</dd>
      {origin && <dd>{avoidBadBreaks(origin)}</dd>}
    </div>
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
            sizes: "(min-width: 48rem) 20rem, 40vw"
            breakpoints: [320, 640]
            formats: [WEBP]
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
