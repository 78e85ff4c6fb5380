import { graphql } from "gatsby";
import type { CallToActionProps } from "../../components/cta/call-to-action";
import { FormLink } from "../../components/cta/FormLink";
import { Drawing } from "../../components/ui/Drawing";
import { unbroken } from "../../lib/format";

interface NextStepsProps extends CallToActionProps {
  heading: string;
  steps: readonly Queries.NextStepFragment[];
}

/** The next steps for a visitor who has sent the form: read the guide, and book a consultation. */
export function NextSteps({ site, heading, steps }: NextStepsProps) {
  return (
    <section className="page-width pt-8 md:pt-10">
      <h2 className="text-section">{heading}</h2>
      <ol className="*:border-brass mt-2 grid gap-x-12 gap-y-6 *:border-t-2 *:pt-3 md:mt-4 @min-[60rem]:grid-cols-2">
        {steps.map(({ title, text, button, link }, index) => (
          <li
            key={title}
            className="grid grid-cols-[min(4rem,20%)_1fr] grid-rows-[auto_auto_1fr] items-start gap-x-4 gap-y-2 md:grid-cols-[1fr_3fr] md:gap-x-6 md:gap-y-3"
          >
            <Drawing name={link === "consultation" ? "appointment" : "guide"} className="md:row-span-3" />
            <div>
              <p className="text-fine text-deed mb-1 font-semibold tracking-[0.08em] uppercase">{`Step ${index + 1}`}</p>
              <h3 className="text-item">{unbroken(title)}</h3>
            </div>
            <p className="max-md:col-span-2">{text}</p>
            <div className="max-md:col-span-2">
              {/* The guide has its button at the top of the page. */}
              <FormLink site={site} to={link} variant={link === "propertyGuide" ? "text" : "fill"}>
                {button}
              </FormLink>
            </div>
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
