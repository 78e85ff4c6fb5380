import { graphql } from "gatsby";
import type { CallToActionProps } from "../../components/cta/call-to-action";
import { FormLink } from "../../components/cta/FormLink";

type ThankYouMessageProps = { content: Queries.ThankYouMessageFragment } & CallToActionProps;

/** Thanks for the form, and links to the guide that the visitor asked for. */
export function ThankYouMessage({ content, site }: ThankYouMessageProps) {
  const guide = content.steps.find(({ link }) => link === "propertyGuide");
  return (
    <section className="page-width py-4 md:py-8">
      <h1 className="text-headline">{content.heading}</h1>
      {guide && (
        <FormLink site={site} to="propertyGuide" variant="fill" className="mt-4">
          {guide.button}
        </FormLink>
      )}
      <p className="max-w-measure text-lead text-ink-soft mt-3">{content.message}</p>
    </section>
  );
}

export const fragment = graphql`
  fragment ThankYouMessage on ThankYouJson {
    heading
    message
    steps {
      button
      link
    }
  }
`;
