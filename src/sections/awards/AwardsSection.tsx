import { graphql } from "gatsby";
import { Band, BandHeading } from "../../components/Band";
import { ResultsDisclaimer } from "../../components/ResultsDisclaimer";
import { AwardStrip } from "./AwardStrip";
import { StatFigure } from "./StatFigure";

interface AwardsSectionProps extends Queries.AwardsSectionFragment, Queries.StatsFragment, Queries.AwardsFragment {
  site: Queries.ResultsDisclaimerFragment;
}

/** The three figures, and the strip of badges below them. */
export function AwardsSection({ site, heading, sourceLabel, stats, badgesHeading, stripLabel, awards }: AwardsSectionProps) {
  return (
    <Band id="awards" className="bg-ink text-paper">
      <BandHeading id="awards">{heading}</BandHeading>
      <ul className="mt-10 grid gap-y-10 md:grid-cols-3">
        {stats.map((stat) => (
          <StatFigure key={stat.label} {...stat} sourceLabel={sourceLabel} />
        ))}
      </ul>
      <ResultsDisclaimer site={site} className="mt-10" />
      <h3 className="mt-14 text-item">{badgesHeading}</h3>
      <AwardStrip label={stripLabel} awards={awards} />
    </Band>
  );
}

export const fragment = graphql`
  fragment AwardsSection on LandingAwards {
    heading
    sourceLabel
    badgesHeading
    stripLabel
  }

  fragment Stats on StatsJson {
    stats {
      ...StatFigure
    }
  }

  fragment Awards on AwardsJson {
    awards {
      ...AwardBadge
    }
  }
`;
