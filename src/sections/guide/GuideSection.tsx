import { graphql } from "gatsby";
import type { CallToActionProps } from "../../components/cta/call-to-action";
import { FormLink } from "../../components/cta/FormLink";
import { Section } from "../../components/layout/Section";
import { Seal } from "../../components/ui/Seal";
import { unbroken } from "../../lib/format";

type GuideSectionProps = { content: Queries.GuideSectionFragment } & CallToActionProps;

/** The free deed guide: its chapters, and the button that leads to it. */
export function GuideSection({ content, site }: GuideSectionProps) {
  return (
    <Section id="guide" className="bg-ink text-paper print:hidden">
      <div className="grid items-center gap-x-12 gap-y-6 lg:grid-cols-[1fr_1.5fr_2fr]">
        <div className="lg:col-span-2">
          <h2 className="text-section">{content.heading}</h2>
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
        <div className="bg-paper text-ink @container mr-3 mb-3 p-[min(2.5rem,6vw)] [box-shadow:0.75rem_0.75rem_--theme(--color-survey)]">
          <div className="border-brass flex flex-wrap items-center gap-4 border-b-2 pb-4">
            <Seal className="text-deed w-14 shrink-0" />
            <p className="serif flex-[1_1_min-content] text-[min(2.75rem,11cqi)] leading-[1.12] wrap-break-word">
              {content.title}
            </p>
          </div>
          <h3 className="text-item mt-4">{content.contentsHeading}</h3>
          <ol className="max-md:text-fine mt-3 list-inside list-decimal">
            {content.chapters.map((chapter) => (
              <li key={chapter} className="border-survey border-t py-1 ps-5 -indent-5">
                {unbroken(chapter)}
              </li>
            ))}
          </ol>
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
