import { graphql } from "gatsby";
import { CallLink } from "../../components/cta/CallLink";
import type { CallToActionProps } from "../../components/cta/call-to-action";
import { FormLink } from "../../components/cta/FormLink";
import { Section } from "../../components/layout/Section";
import { serviceId } from "../services/ServiceItem";
import { FaqItem } from "./FaqItem";

type FaqSectionProps = { content: Queries.FaqSectionFragment } & Queries.QuestionsFragment &
  Queries.ServicesFragment &
  CallToActionProps;

/** The questions, and a panel with a call button and a button for the guide. Renders nothing without questions. */
export function FaqSection({ content, questions, services, site }: FaqSectionProps) {
  if (!questions?.length) return null;
  /** A question names its service by the drawing, which stays when the title changes. */
  const linkOf = (drawing: string | null) => {
    const index = services.findIndex(({ icon }) => icon === drawing);
    const service = services[index];
    return service ? { id: serviceId(index), label: service.title } : { id: "contact", label: "Contact us" };
  };
  return (
    <Section id="faq" className="bg-paper-deep print:hidden">
      <div className="grid gap-x-8 gap-y-5 @min-[60rem]:grid-cols-3 @min-[60rem]:grid-rows-[auto_1fr]">
        <div>
          <h2 className="text-section">{content.heading}</h2>
          {/* The introduction says that the answers are not here. */}
          {questions.every(({ answer }) => !answer) && (
            <p className="max-w-measure text-lead text-ink-soft mt-2">{content.intro}</p>
          )}
        </div>
        <ol className="survey-line *:border-ink/15 self-start pt-2 *:not-last:border-b @min-[60rem]:[grid-area:1/2/span_2/span_2]">
          {questions.map((question) => (
            <FaqItem key={question.question} {...question} link={linkOf(question.service)} />
          ))}
        </ol>
        <div className="engraved bg-paper self-start p-[min(1.25rem,5vw)]">
          <h3 className="text-item">{content.panelHeading}</h3>
          <p className="max-w-measure mt-2">{content.panelText}</p>
          <div className="mt-4 flex flex-wrap gap-3 *:grow *:px-2">
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
    questions {
      question
      service
      answer
    }
  }
`;
