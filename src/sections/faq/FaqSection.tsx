import { graphql } from "gatsby";
import { CallLink } from "../../components/cta/CallLink";
import type { CtaLinkProps } from "../../components/cta/cta-links";
import { FormLink } from "../../components/cta/FormLink";
import { Section, SectionHeading } from "../../components/layout/Section";
import { FaqItem } from "./FaqItem";

interface FaqSectionProps extends Queries.FaqSectionFragment, Queries.QuestionsFragment, CtaLinkProps {}

/** The questions, beside the two ways to have them answered. */
export function FaqSection({ site, heading, intro, askByPhone, panelHeading, panelText, questions }: FaqSectionProps) {
  return (
    <Section id="faq" className="bg-paper-deep print:hidden">
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[1fr_1.6fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <SectionHeading id="faq">{heading}</SectionHeading>
          <p className="mt-4 max-w-measure text-lead text-ink-soft">{intro}</p>
          <div className="mt-8 border-t-2 border-brass pt-5">
            <h3 className="text-item">{panelHeading}</h3>
            <p className="mt-2 max-w-measure">{panelText}</p>
            <div className="mt-5 flex flex-wrap gap-4">
              <CallLink site={site} variant="fill" />
              <FormLink site={site} to="deedGuideForm" variant="outline">
                {site.actions.guide}
              </FormLink>
            </div>
          </div>
        </div>
        <ol className="questions">
          {questions.map((question) => (
            <FaqItem key={question.id} {...question} phone={site.contact.phone} askByPhone={askByPhone} />
          ))}
        </ol>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment FaqSection on LandingFaq {
    heading
    intro
    askByPhone
    panelHeading
    panelText
  }

  fragment Questions on FaqJson {
    questions { ...FaqItem }
  }
`;
