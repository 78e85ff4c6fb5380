import { graphql } from "gatsby";
import { Section } from "../../components/layout/Section";
import { ContentImage } from "../../components/ui/ContentImage";
import { Drawing } from "../../components/ui/Drawing";
import { formatOrigin } from "../../lib/format";
import { FirmSeal } from "./FirmSeal";

type AboutSectionProps = { content: Queries.AboutSectionFragment; firm: Pick<Queries.SiteFirm, "name"> };

/** The founding attorney: portrait, biography, facts and a quote. Without a portrait, the firm's seal is shown. */
export function AboutSection({ content, firm }: AboutSectionProps) {
  const { portrait } = content;
  return (
    <Section id="about" className="bg-paper-deep">
      {/* The portrait, or the seal, is beside the heading; on a wider screen, it is beside everything. */}
      <div className="grid items-center gap-4 min-[20rem]:grid-cols-[auto_1fr] md:grid-cols-3 md:items-start md:gap-x-8 print:block">
        {portrait ? (
          <ContentImage
            file={portrait.image}
            alt={portrait.alt}
            className="h-auto w-[min(6rem,25vw)] md:row-span-3 md:w-full print:hidden"
          />
        ) : (
          <>
            <Drawing
              href="/icons.svg#seal"
              className="text-deed aspect-square w-[min(4.5rem,20vw)] md:hidden print:hidden"
            />
            <FirmSeal above={firm.name} below={`· ${content.since} ·`} />
          </>
        )}
        <div className="md:col-span-2">
          <h2 className="text-section">{content.heading}</h2>
          <p className="text-lead text-ink-soft mt-2">{content.role}</p>
        </div>
        <div className="col-span-full md:col-[2/span_2]">
          <div className="max-w-measure grid gap-3">
            {content.biography.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {/* A single fact takes the whole width. */}
          <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-x-8 gap-y-4">
            {/* Without a portrait, the seal says it. */}
            {portrait && <Fact term="In practice" detail={content.since} source={null} asOf={null} />}
            {content.facts.map((fact) => (
              <Fact key={fact.term} {...fact} />
            ))}
          </dl>
        </div>
        <figure className="survey-line col-span-full mt-2 pt-5 md:col-[2/span_2] md:mt-6 md:pt-8 print:hidden">
          <blockquote>
            {/* The indent hangs the quotation mark. */}
            <p className="text-quote -indent-[0.345em]">
              <q>{content.quote}</q>
            </p>
          </blockquote>
          <figcaption className="text-fine text-ink-soft mt-2">{content.name}</figcaption>
        </figure>
      </div>
    </Section>
  );
}

/** A fact about the attorney, with its source and date if the content has them. */
function Fact({ term, detail, source, asOf }: Queries.LandingFact) {
  const origin = formatOrigin(source, asOf);
  return (
    <div className="break-inside-avoid">
      <dt className="text-fine text-ink-soft">{term}</dt>
      <dd className="text-item serif">{detail}</dd>
      {origin && <dd className="text-fine text-ink-soft">{origin}</dd>}
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
          gatsbyImageData(width: 640, aspectRatio: 0.8, layout: FIXED, outputPixelDensities: [1])
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
