import { graphql } from "gatsby";
import { Island } from "../../components/island/Island";
import { Section } from "../../components/layout/Section";
import { formatDate } from "../../lib/format";
import { AwardStrip } from "./AwardStrip";
import { Figure } from "./Figure";

interface AwardsSectionProps {
  words: Queries.AwardsSectionFragment;
  figures: Queries.StatsFragment["stats"];
  badges: Queries.AwardsFragment["awards"];
}

/** The firm's figures and, if the content has award badges, their strip. */
export function AwardsSection({ words, figures, badges }: AwardsSectionProps) {
  const strip = badges.length > 0 && (
    <Island id="strip" className="bg-paper-deep text-ink py-4 md:py-10 print:hidden">
      <AwardStrip heading={words.badgesHeading} badges={badges} />
    </Island>
  );
  return (
    <Section id="awards" className="bg-ink text-paper" below={strip}>
      <h2 className="text-section">{words.heading}</h2>
      <ul className="figures">
        {figures.map((figure, index) => (
          <Figure key={figure.label} id={`figure-${index + 1}`} {...figure} />
        ))}
      </ul>
      <div className="text-fine mt-5">
        <p>{`${words.disclaimer} `}</p>
        <details>
          <summary className="tap-target cursor-pointer underline">Sources of these figures</summary>
          <ul className="mt-2">
            {figures.map(({ label, source, asOf }) => (
              <li key={label}>{`${label}: ${source}, ${formatDate(asOf)}`}</li>
            ))}
          </ul>
        </details>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment AwardsSection on LandingAwards {
    heading
    disclaimer
    badgesHeading
  }

  fragment Stats on StatsJson {
    stats {
      source
      asOf
      ...Figure
    }
  }

  fragment Awards on AwardsJson {
    awards { ...AwardBadge }
  }
`;
