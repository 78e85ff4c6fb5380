import { graphql } from "gatsby";
import type { CallToActionProps } from "../../components/cta/call-to-action";
import { FormLink } from "../../components/cta/FormLink";
import { Drawing } from "../../components/ui/Drawing";

type ThankYouMessageProps = { content: Queries.ThankYouMessageFragment } & CallToActionProps;

/** Thanks for the form, and links to the guide that the visitor asked for. */
export function ThankYouMessage({ content, site }: ThankYouMessageProps) {
  const guide = content.steps.find(({ link }) => link === "propertyGuide");
  return (
    <section className="page-width grid items-center gap-12 py-6 md:grid-cols-[1fr_14rem] md:py-12 lg:grid-cols-2">
      <div>
        <h1 className="text-headline">{content.heading}</h1>
        <p className="max-w-measure text-lead text-ink-soft mt-2">{content.message}</p>
        {guide && (
          <FormLink site={site} to="propertyGuide" variant="fill" className="mt-4">
            {guide.button}
          </FormLink>
        )}
      </div>
      <Drawing href="/drawings.svg#guide" className="aspect-8/11 w-56 justify-self-center max-md:hidden print:hidden" />
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
