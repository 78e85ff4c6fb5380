import { graphql } from "gatsby";
import { type RefObject, useRef } from "react";
import { Section, SectionHeading } from "../../components/layout/Section";
import { ResultsDisclaimer } from "../../components/ui/ResultsDisclaimer";
import { useReducedMotion } from "../../hooks/useMediaQuery";
import { AwardMarquee } from "./AwardMarquee";
import { StatFigure } from "./StatFigure";
import { useCountUp } from "./useCountUp";

interface AwardsSectionProps extends Queries.AwardsSectionFragment, Queries.StatsFragment, Queries.AwardsFragment {}

/** The figures, and below them the row of badges, if there are any. */
export function AwardsSection({ stats, awards, ...copy }: AwardsSectionProps) {
  const section = useRef<HTMLElement>(null);
  const badges = awards.length > 0 && <AwardMarquee {...copy} awards={awards} />;
  return (
    <Section id="awards" ref={section} className="bg-ink text-paper" below={badges}>
      <SectionHeading id="awards">{copy.heading}</SectionHeading>
      <StatFigures stats={stats} sourceLabel={copy.sourceLabel} section={section} />
      <ResultsDisclaimer className="mt-5 md:mt-10">{copy.disclaimer}</ResultsDisclaimer>
    </Section>
  );
}

interface StatFiguresProps extends Queries.StatsFragment {
  sourceLabel: string;
  /** The section that has to come into view before the figures count up. */
  section: RefObject<HTMLElement | null>;
}

/** The figures. They keep the clock to themselves, so that nothing else is rendered while they count. */
function StatFigures({ stats, sourceLabel, section }: StatFiguresProps) {
  const elapsed = useCountUp(section, !useReducedMotion());
  return (
    <ul className="stats mt-5 md:mt-10">
      {stats.map((stat) => (
        <StatFigure key={stat.label} {...stat} sourceLabel={sourceLabel} elapsed={elapsed} />
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment AwardsSection on LandingAwards {
    heading
    sourceLabel
    disclaimer
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
