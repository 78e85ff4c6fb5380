import { graphql } from "gatsby";
import type { CallToActionProps } from "../../components/cta/call-to-action";
import { FormLink } from "../../components/cta/FormLink";
import { StepDrawing } from "./StepDrawing";

interface NextStepsProps extends Queries.NextStepsFragment, CallToActionProps {}

/** The next steps for a visitor who has sent the form: read the guide, and book a consultation. */
export function NextSteps({ site, stepsHeading, steps }: NextStepsProps) {
  return (
    <section className="page-width py-5 md:py-10">
      <h2 className="text-section">{stepsHeading}</h2>
      {/* Steps side by side share their rows, which puts their buttons on one line. */}
      <ol className="mt-4 grid gap-x-12 gap-y-6 md:grid-cols-2">
        {steps.map(({ title, text, button, link }, index) => (
          <li
            key={title}
            className="row-span-3 grid grid-cols-[1fr_3fr] grid-rows-subgrid items-center gap-4 thick-line-above pt-5"
          >
            <StepDrawing link={link} />
            <h3 className="text-item">
              <span className="mb-2 block font-sans small-caps text-deed">{`Step ${index + 1} `}</span>
              {title}
            </h3>
            <div className="col-span-2">
              <FormLink site={site} to={link} variant="fill">
                {button}
              </FormLink>
            </div>
            <p className="col-span-2 self-start">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export const fragment = graphql`
  fragment NextSteps on ThankYouJson {
    stepsHeading
    steps {
      title
      text
      button
      link
    }
  }
`;
