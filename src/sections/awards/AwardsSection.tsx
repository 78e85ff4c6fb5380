import { graphql } from "gatsby";
import { Island } from "../../components/island/Island";
import { formatOrigin } from "../../lib/format";
import { AwardStrip } from "./AwardStrip";
import { Stat } from "./Stat";

interface AwardsSectionProps extends Queries.StatsFragment {
  content: Queries.AwardsSectionFragment;
  awards: readonly Queries.AwardBadgeFragment[] | null;
}

/** The firm's figures and, if the content has award badges, their strip. */
export function AwardsSection({ content, stats, awards }: AwardsSectionProps) {
  return (
    <section id="awards" className="bg-ink text-paper">
      <div className="page-width py-6 md:py-12">
        <h2 className="text-section">{content.heading}</h2>
        <ul className="survey-line mt-4 pt-2 md:mt-6 md:grid md:grid-cols-2 md:gap-8 md:pt-6 md:has-[>:nth-child(3):last-child]:grid-cols-3 print:mt-2 print:grid print:grid-cols-3 print:pt-4">
          {stats.map((stat) => (
            <Stat key={stat.label} {...stat} />
          ))}
        </ul>
        <Island name="CountUp" />
        <div className="text-fine mt-4 flex flex-wrap items-baseline gap-x-4">
          <p>{content.disclaimer}</p>
          <details className="open:basis-full">
            <summary className="tap-target cursor-pointer underline">{content.sourcesHeading}</summary>
            <ul className="mt-2">
              {stats.map(({ label, source, asOf }) => (
                <li key={label}>{`${label}: ${formatOrigin(source, asOf)}`}</li>
              ))}
            </ul>
          </details>
        </div>
      </div>
      {awards?.length ? <AwardStrip heading={content.badgesHeading} awards={awards} /> : null}
    </section>
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
      label
      description
      number
      suffix
      source
      asOf
    }
  }
`;
