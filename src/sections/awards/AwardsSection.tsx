import { graphql } from "gatsby";
import { useRef } from "react";
import { Section, SectionHeading } from "../../components/layout/Section";
import { ResultsDisclaimer } from "../../components/ui/ResultsDisclaimer";
import { AwardMarquee } from "./AwardMarquee";
import { StatFigures } from "./StatFigures";

interface AwardsSectionProps extends Queries.AwardsSectionFragment, Queries.StatsFragment, Queries.AwardsFragment {
  site: Queries.ResultsDisclaimerFragment;
}

/** The figures, and the marquee of badges below them. */
export function AwardsSection({ site, stats, awards, ...copy }: AwardsSectionProps) {
  const section = useRef<HTMLElement>(null);
  return (
    <Section id="awards" ref={section} className="bg-ink text-paper">
      <SectionHeading id="awards">{copy.heading}</SectionHeading>
      <StatFigures stats={stats} sourceLabel={copy.sourceLabel} section={section} />
      <ResultsDisclaimer site={site} className="mt-10 print:mt-4" />
      <AwardMarquee
        heading={copy.badgesHeading}
        label={copy.stripLabel}
        pause={copy.pause}
        play={copy.play}
        awards={awards}
      />
    </Section>
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
    stats { ...StatFigure }
  }

  fragment Awards on AwardsJson {
    awards { ...AwardBadge }
  }
`;
