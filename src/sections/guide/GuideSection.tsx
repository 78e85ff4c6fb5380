import { graphql } from "gatsby";
import type { CallToActionProps } from "../../components/cta/call-to-action";
import { FormLink } from "../../components/cta/FormLink";
import { Section } from "../../components/layout/Section";
import { Drawing } from "../../components/ui/Drawing";

type GuideSectionProps = { content: Queries.GuideSectionFragment } & CallToActionProps;

/** The free deed guide: its chapters, and the button that leads to it. */
export function GuideSection({ content, site }: GuideSectionProps) {
  return (
    <Section id="guide" className="bg-ink text-paper [--band:6.5rem] print:hidden">
      <div className="grid items-center gap-x-12 gap-y-5 min-[52rem]:grid-cols-[1fr_22rem] lg:grid-cols-[1fr_1.5fr_2fr]">
        <div className="lg:col-span-2">
          <h2 className="text-section md:text-quote">{content.heading}</h2>
          <p className="max-w-measure text-lead mt-2">{content.text}</p>
          <FormLink site={site} to="deedGuideForm" variant="fill" className="mt-5">
            {site.actions.guide}
          </FormLink>
          <ul className="max-md:text-fine mt-3 flex flex-wrap gap-x-4">
            {content.assurances.map((assurance) => (
              // Screen readers skip the check mark.
              <li key={assurance} className="before:text-brass-light before:sign-['✓_']">
                {assurance}
              </li>
            ))}
          </ul>
        </div>
        <div className="deed bg-paper text-ink @container">
          {/* The space for the register's stamp. */}
          <div className="border-ink/25 absolute end-4.5 top-4.5 grid h-(--stamp) w-2/5 place-items-center border-s border-b">
            <Drawing href="/icons.svg#seal" className="text-deed aspect-square h-full -rotate-8 py-2.5" />
          </div>
          <p className="serif text-center text-[min(2.25rem,8cqi)] leading-tight">{content.title}</p>
          <h3 className="survey-line text-lead mt-3 pt-3 text-center">{content.contentsHeading}</h3>
          {/* Numbered fields, each on a line to write on. */}
          <ol className="marker:text-brass-ink serif text-lead *:border-ink/25 mt-1 list-decimal ps-[1.15em] leading-tight *:border-b *:ps-1 *:pt-1.75 *:pb-0.75">
            {content.chapters.map((chapter) => (
              <li key={chapter}>{chapter}</li>
            ))}
          </ol>
          {/* The line to sign on. */}
          <div className="serif text-item before:sign-['×'] before:text-brass-ink ms-auto mt-5 w-3/5 border-b" />
        </div>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment GuideSection on LandingGuide {
    heading
    text
    title
    contentsHeading
    chapters
    assurances
  }
`;
