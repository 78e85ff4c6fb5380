import { graphql } from "gatsby";
import { Island } from "../../components/island/Island";
import { Section, SectionHeading } from "../../components/layout/Section";
import { formatDate } from "../../lib/format";
import { AwardMarquee } from "./AwardMarquee";
import { StatFigure } from "./StatFigure";

interface AwardsSectionProps extends Queries.AwardsSectionFragment, Queries.StatsFragment, Queries.AwardsFragment {}

/** The firm's figures and, if the content has award badges, their marquee. */
export function AwardsSection({ stats, awards, ...texts }: AwardsSectionProps) {
  const badges = awards.length > 0 && (
    <Island id="strip" className="award-row bg-paper-deep py-4 text-ink md:py-10 print:hidden">
      <AwardMarquee heading={texts.badgesHeading} awards={awards} />
    </Island>
  );
  return (
    <Section id="awards" className="bg-ink text-paper" below={badges}>
      <SectionHeading id="awards">{texts.heading}</SectionHeading>
      <ul className="stats">
        {stats.map((stat, index) => (
          <StatFigure key={stat.label} id={`figure-${index + 1}`} {...stat} />
        ))}
      </ul>
      <div className="results">
        <p>{`${texts.disclaimer} `}</p>
        <details>
          <summary>Sources of these figures</summary>
          <ul className="mt-2">
            {stats.map(({ label, source, asOf }) => (
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
      ...StatFigure
    }
  }

  fragment Awards on AwardsJson {
    awards { ...AwardBadge }
  }
`;
