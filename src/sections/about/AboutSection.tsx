import { graphql } from "gatsby";
import { Section } from "../../components/layout/Section";
import { ContentImage } from "../../components/ui/ContentImage";
import { formatDate } from "../../lib/format";
import { FirmSeal } from "./FirmSeal";

interface AboutSectionProps extends Queries.AboutSectionFragment {
  firm: Pick<Queries.SiteFirm, "name">;
}

/** The founding attorney: portrait, biography, facts and a quote. Without a portrait, the firm's seal is shown. */
export function AboutSection({ firm, portrait, ...about }: AboutSectionProps) {
  const image = portrait?.image.childImageSharp?.gatsbyImageData;
  return (
    <Section id="about" className="bg-paper-deep">
      <div className="about grid items-center gap-4 md:items-start md:gap-x-12 print:block">
        {portrait && image ? (
          <ContentImage
            image={image}
            alt={portrait.alt}
            className="h-auto w-[min(6rem,25vw)] md:w-full md:max-w-card print:hidden"
          />
        ) : (
          <FirmSeal inscription={`${firm.name} · ${about.since} ·`} />
        )}
        <div>
          <h2 className="text-section">{about.heading}</h2>
          <p className="mt-2 text-lead text-ink-soft">{about.role}</p>
        </div>
        <div className="about-words">
          <div className="grid max-w-measure gap-3">
            {about.biography.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <dl className="about-facts mt-4">
            <Fact term="In practice" detail={about.since} source={null} asOf={null} />
            {about.facts.map((fact) => (
              <Fact key={fact.term} {...fact} />
            ))}
          </dl>
        </div>
      </div>
      <figure className="mt-6 thick-line-above pt-5 md:mt-12 md:pt-9 md:text-center print:hidden">
        <blockquote className="about-quote">
          <p className="text-quote">{about.quote}</p>
        </blockquote>
        <figcaption className="mt-4 text-fine text-ink-soft">{about.name}</figcaption>
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
      <dd className="text-item serif">{detail}</dd>
      {origin && <dd>{origin}</dd>}
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
      image {
        childImageSharp {
          gatsbyImageData(
            width: 320
            aspectRatio: 0.8
            layout: CONSTRAINED
            sizes: "(min-width: 48rem) 20rem, 6rem"
            breakpoints: [320, 640]
            formats: [WEBP]
            placeholder: NONE
          )
        }
      }
    }
    biography
    since
    facts {
      term
      detail
      source
      asOf
    }
    quote
  }
`;
