import { graphql } from "gatsby";

export function ThankYouMessage({ heading, message }: Queries.ThankYouMessageFragment) {
  return (
    <section className="page-width py-5 md:py-10">
      <h1 className="text-headline">{heading}</h1>
      <p className="mt-4 max-w-measure text-lead text-ink-soft">{message}</p>
    </section>
  );
}

export const fragment = graphql`
  fragment ThankYouMessage on ThankYouJson {
    heading
    message
  }
`;
