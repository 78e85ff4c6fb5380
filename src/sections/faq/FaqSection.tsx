import { graphql } from "gatsby";
import { CallLink } from "../../components/cta/CallLink";
import type { CallToActionProps } from "../../components/cta/call-to-action";
import { FormLink } from "../../components/cta/FormLink";
import { Section } from "../../components/layout/Section";
import { FaqItem } from "./FaqItem";

interface FaqSectionProps extends Queries.FaqSectionFragment, Queries.QuestionsFragment, CallToActionProps {}

/** The questions, and a panel with a call button and a button for the guide. Renders nothing without questions. */
export function FaqSection({ site, questions, ...section }: FaqSectionProps) {
  const { heading, intro, panelHeading, panelText } = section;
  if (questions.length === 0) return null;
  return (
    <Section id="faq" className="bg-paper-deep print:hidden">
      <div className="faq">
        <div>
          <h2 className="text-section">{heading}</h2>
          <p className="mt-2 max-w-measure text-lead text-ink-soft">{intro}</p>
        </div>
        <ol className="questions">
          {questions.map((question) => (
            <FaqItem key={question.question} {...question} />
          ))}
        </ol>
        <div className="faq-panel engraved">
          <h3 className="text-item">{panelHeading}</h3>
          <p className="mt-2 max-w-measure">{panelText}</p>
          <div className="mt-5 flex flex-wrap gap-4">
            <CallLink site={site} variant="fill" />
            <FormLink site={site} to="deedGuideForm" variant="outlined">
              {site.actions.guide}
            </FormLink>
          </div>
        </div>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment FaqSection on LandingFaq {
    heading
    intro
    panelHeading
    panelText
  }

  fragment Questions on FaqJson {
    questions { ...FaqItem }
  }
`;
