import { graphql } from "gatsby";
import type { CtaLinkProps } from "../../components/cta/cta-links";
import { FormLink } from "../../components/cta/FormLink";
import { Section, SectionHeading } from "../../components/layout/Section";
import { keepWhole } from "../../components/ui/keep-whole";

interface GuideSectionProps extends Queries.GuideSectionFragment, CtaLinkProps {}

/** The free deed guide: what is in it, and the button. */
export function GuideSection({ site, heading, text, contentsHeading, contents, assurances }: GuideSectionProps) {
  return (
    <Section id="guide" className="bg-deed text-paper print:hidden">
      <div className="grid items-center gap-x-12 gap-y-10 lg:grid-cols-2">
        <div>
          <SectionHeading id="guide">{heading}</SectionHeading>
          <p className="mt-4 max-w-measure text-lead">{keepWhole(text)}</p>
          <FormLink site={site} to="deedGuideForm" variant="fill" className="mt-8">
            {site.actions.guide}
          </FormLink>
          <ul className="mt-5 flex flex-wrap gap-x-6">
            {assurances.map((assurance) => (
              <li key={assurance} className="assurance">
                {assurance}
              </li>
            ))}
          </ul>
        </div>
        <div className="engraved bg-paper p-8 text-ink">
          <h3 className="text-item">{contentsHeading}</h3>
          <ol className="mt-4 list-inside list-decimal">
            {contents.map((chapter) => (
              <li key={chapter} className="border-t border-survey py-2">
                {keepWhole(chapter)}
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
    contentsHeading
    contents
    assurances
  }
`;
