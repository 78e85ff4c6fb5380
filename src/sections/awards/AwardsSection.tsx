import { graphql } from "gatsby";
import { useRef } from "react";
import { Band, BandHeading } from "../../components/Band";
import { ResultsDisclaimer } from "../../components/ResultsDisclaimer";
import { AwardStrip } from "./AwardStrip";
import { StatFigures } from "./StatFigures";

interface AwardsSectionProps extends Queries.AwardsSectionFragment, Queries.StatsFragment, Queries.AwardsFragment {
  site: Queries.ResultsDisclaimerFragment;
}

/** The figures, and the strip of badges below them. */
export function AwardsSection({ site, stats, awards, ...copy }: AwardsSectionProps) {
  const section = useRef<HTMLElement>(null);
  return (
    <Band id="awards" ref={section} className="bg-ink text-paper">
      <BandHeading id="awards">{copy.heading}</BandHeading>
      <StatFigures stats={stats} sourceLabel={copy.sourceLabel} section={section} />
      <ResultsDisclaimer site={site} className="mt-10" />
      <AwardStrip
        heading={copy.badgesHeading}
        label={copy.stripLabel}
        pause={copy.pause}
        play={copy.play}
        awards={awards}
      />
    </Band>
  );
}

export const fragment = graphql`
  fragment AwardsSection on LandingAwards {
    heading
    sourceLabel
    badgesHeading
    stripLabel
    pause
    play
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
