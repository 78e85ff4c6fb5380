import { graphql } from "gatsby";

export function ThankYouMessage({ heading, message }: Queries.ThankYouMessageFragment) {
  return (
    <section className="page-width py-4 md:py-8">
      <h1 className="text-headline">{heading}</h1>
      <p className="max-w-measure text-lead text-ink-soft mt-2">{message}</p>
    </section>
  );
}

export const fragment = graphql`
  fragment ThankYouMessage on ThankYouJson {
    heading
    message
  }
`;
