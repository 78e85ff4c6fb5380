import { graphql } from "gatsby";

/** What a visitor gets from the consultation. */
export function ConsultationPoints({ content }: { content: Queries.ConsultationPointsFragment }) {
  return (
    <section className="page-width py-8 md:py-10">
      <h2 className="text-section">{content.heading}</h2>
      <ul className="mt-5 grid gap-x-12 gap-y-4 md:grid-cols-3">
        {content.points.map((point) => (
          <li key={point}>
            <p>{point}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const fragment = graphql`
  fragment ConsultationPoints on ThankYouConsultation {
    heading
    points
  }
`;
