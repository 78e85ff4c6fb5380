import { graphql } from "gatsby";
import type { CallToActionProps } from "../../components/cta/call-to-action";
import { FormLink } from "../../components/cta/FormLink";
import { Drawing } from "../../components/ui/Drawing";

interface NextStepsProps extends CallToActionProps {
  heading: string;
  steps: readonly Queries.NextStepFragment[];
}

/** The next steps for a visitor who has sent the form: read the guide, and book a consultation. */
export function NextSteps({ site, heading, steps }: NextStepsProps) {
  return (
    <section className="page-width pt-8 md:pt-10">
      <h2 className="text-section">{heading}</h2>
      <ol className="survey-line mt-3 grid gap-x-12 gap-y-6 pt-5 @min-[60rem]:grid-cols-2">
        {steps.map(({ title, text, button, link }, index) => (
          <li key={link} className="flow-root">
            <p className="text-fine text-deed mb-1 font-semibold tracking-[0.08em] uppercase">{`Step ${index + 1}`}</p>
            {/* Balanced lines would break "15-minute". */}
            <h3 className="text-item text-wrap">{title}</h3>
            {link === "consultation" && (
              <Drawing
                href="/drawings.svg#appointment"
                className="engraved bg-paper-deep text-survey float-right ms-4 mt-3 aspect-4/5 w-1/5 max-w-32 forced-color-adjust-none"
              />
            )}
            <p className="max-w-measure mt-2">{text}</p>
            {/* The guide has its button at the top of the page. */}
            {link !== "propertyGuide" && (
              <FormLink site={site} to={link} variant="fill" className="mt-4 text-wrap">
                {button}
              </FormLink>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

export const fragment = graphql`
  fragment NextStep on ThankYouStep {
    title
    text
    button
    link
  }
`;
