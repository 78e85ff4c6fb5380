import { graphql } from "gatsby";
import type { CtaLinkProps } from "../../components/cta/cta-links";
import { FormLink } from "../../components/cta/FormLink";
import { keepWhole } from "../../components/ui/keep-whole";

/** What to do after the form was sent: read the guide, book the call. */
export function NextSteps({ site, consultation, ...guide }: Queries.NextStepsFragment & CtaLinkProps) {
  return (
    <>
      <section aria-labelledby="steps-heading" className="page-width py-14 md:py-20">
        <h2 id="steps-heading" className="text-section">
          {guide.stepsHeading}
        </h2>
        <ol className="mt-8 grid gap-x-12 gap-y-10 md:grid-cols-2 print:mt-4">
          {guide.steps.map(({ title, text, button, link }, index) => (
            <li key={title} className="border-t-2 border-brass pt-5">
              <p className="small-caps text-deed">{`${guide.stepLabel} ${index + 1}`}</p>
              <h3 className="mt-2 text-item">{keepWhole(title)}</h3>
              <p className="mt-2 max-w-measure">{keepWhole(text)}</p>
              <FormLink site={site} to={link} variant={index === 0 ? "fill" : "outline"} className="mt-5">
                {button}
              </FormLink>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="consultation-heading" className="bg-paper-deep py-14">
        <div className="page-width">
          <h2 id="consultation-heading" className="text-section">
            {consultation.heading}
          </h2>
          <ul className="mt-8 grid gap-x-12 gap-y-10 md:grid-cols-3 print:mt-4">
            {consultation.points.map((point) => (
              <li key={point} className="border-l border-brass pl-6">
                {keepWhole(point)}
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}

export const fragment = graphql`
  fragment NextSteps on ThankYouJson {
    stepsHeading
    stepLabel
    steps {
      title
      text
      button
      link
    }
    consultation {
      heading
      points
    }
  }
`;
