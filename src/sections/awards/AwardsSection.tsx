import { graphql } from "gatsby";
import { Island } from "../../components/island/Island";
import { Section } from "../../components/layout/Section";
import { AwardStrip } from "./AwardStrip";
import { CountUp } from "./CountUp";
import { Stat } from "./Stat";

interface AwardsSectionProps {
  words: Queries.AwardsSectionFragment;
  figures: Queries.StatsFragment["stats"];
  badges: Queries.AwardsFragment["awards"];
}

/** The firm's figures and, if the content has award badges, their strip. */
export function AwardsSection({ words, figures, badges }: AwardsSectionProps) {
  const strip = badges.length > 0 && <AwardStrip heading={words.badgesHeading} badges={badges} />;
  return (
    <Section id="awards" className="bg-ink text-paper" below={strip}>
      <h2 className="text-section">{words.heading}</h2>
      <ul className="figures">
        {figures.map((figure) => (
          <Stat key={figure.label} {...figure} />
        ))}
      </ul>
      <Island
        name="CountUp"
        component={CountUp}
        props={{ stats: figures.map(({ number, suffix }) => ({ number, suffix })) }}
      />
      <div className="text-fine mt-5">
        <p>{`${words.disclaimer} `}</p>
        <details>
          <summary className="tap-target cursor-pointer underline">{words.sourcesHeading}</summary>
          <ul className="mt-2">
            {figures.map(({ label, source, asOfInWords }) => (
              <li key={label}>{`${label}: ${source}, ${asOfInWords}`}</li>
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
    sourcesHeading
    badgesHeading
  }

  fragment Stats on StatsJson {
    stats {
      source
      asOfInWords
      ...Stat
    }
  }

  fragment Awards on AwardsJson {
    awards { ...AwardBadge }
  }
`;
