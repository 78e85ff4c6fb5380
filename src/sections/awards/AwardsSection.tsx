import { graphql } from "gatsby";
import { type RefObject, useRef } from "react";
import { Section, SectionHeading } from "../../components/layout/Section";
import { useReducedMotion } from "../../hooks/useReducedMotion";
import { formatDate } from "../../lib/format";
import { AwardMarquee } from "./AwardMarquee";
import { StatFigure } from "./StatFigure";
import { useCountUp } from "./useCountUp";

interface AwardsSectionProps extends Queries.AwardsSectionFragment, Queries.StatsFragment, Queries.AwardsFragment {}

/** The firm's figures and, if the content has award badges, their marquee. */
export function AwardsSection({ stats, awards, ...texts }: AwardsSectionProps) {
  const section = useRef<HTMLElement>(null);
  const badges = awards.length > 0 && <AwardMarquee heading={texts.badgesHeading} awards={awards} />;
  return (
    <Section id="awards" ref={section} className="bg-ink text-paper" below={badges}>
      <SectionHeading id="awards">{texts.heading}</SectionHeading>
      <StatFigures stats={stats} section={section} />
      <div className="results">
        <p>{`${texts.disclaimer} `}</p>
        <details>
          <summary>Sources</summary>
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

interface StatFiguresProps extends Queries.StatsFragment {
  /** The section that has to come into view before the figures count up. */
  section: RefObject<HTMLElement | null>;
}

/** The list of figures. The state of the count is here, so that counting does not render the rest of the section. */
function StatFigures({ stats, section }: StatFiguresProps) {
  const progress = useCountUp(section, !useReducedMotion());
  return (
    <ul className="stats">
      {stats.map((stat) => (
        <StatFigure key={stat.label} {...stat} progress={progress} />
      ))}
    </ul>
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
