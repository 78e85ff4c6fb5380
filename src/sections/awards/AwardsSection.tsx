import { graphql } from "gatsby";
import { Island } from "../../components/island/Island";
import { Section } from "../../components/layout/Section";
import { formatOrigin } from "../../lib/format";
import { AwardStrip } from "./AwardStrip";
import { Stat } from "./Stat";

type AwardsSectionProps = { content: Queries.AwardsSectionFragment } & Queries.StatsFragment & Queries.AwardsFragment;

/** The firm's figures and, if the content has award badges, their strip. */
export function AwardsSection({ content, stats, awards }: AwardsSectionProps) {
  const strip = awards?.length ? <AwardStrip heading={content.badgesHeading} awards={awards} /> : undefined;
  return (
    <Section id="awards" className="bg-ink text-paper" below={strip}>
      <h2 className="text-section">{content.heading}</h2>
      <ul className="mt-3 md:mt-8 md:flex md:flex-wrap md:gap-8 print:mt-2 print:grid print:grid-cols-3 print:gap-x-4">
        {stats.map((stat) => (
          <Stat key={stat.label} {...stat} />
        ))}
      </ul>
      <Island name="CountUp" props={{}} />
      <div className="text-fine mt-5">
        <p>{content.disclaimer}</p>
        <details>
          <summary className="tap-target cursor-pointer underline">{content.sourcesHeading}</summary>
          <ul className="mt-2">
            {stats.map(({ label, source, asOf }) => (
              <li key={label}>{`${label}: ${formatOrigin(source, asOf)}`}</li>
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
      asOf
      ...Stat
    }
  }

  fragment Awards on AwardsJson {
    awards { ...AwardBadge }
  }
`;
