import { graphql } from "gatsby";
import { Island } from "../../components/island/Island";
import { ContentImage } from "../../components/ui/ContentImage";

/**
 * The award badges: a row that a visitor can scroll or, with reduced motion, several rows. An island moves it
 * (StripMotion.island.tsx).
 */
export function AwardStrip({ heading, awards }: { heading: string; awards: readonly Queries.AwardBadgeFragment[] }) {
  return (
    <div className="bg-paper-deep text-ink py-4 md:py-10 print:hidden">
      <div className="page-width flex min-h-12 items-center justify-between gap-4">
        <h3 id="badges-heading" className="text-item w-[calc(100%-4rem)]">
          {heading}
        </h3>
        {/* The key remounts it when the badges change in develop. */}
        <Island key={awards.map(({ alt }) => alt).join()} name="StripMotion" />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        role="group"
        aria-labelledby="badges-heading"
        // A scroll bar would vanish when the strip starts to move, and shift the content below. The badges keep their colors,
        // and the paper below them, in forced-colors mode.
        className="award-marquee bg-paper-deep text-ink script:[scrollbar-width:none] mt-3 px-(--edge) forced-color-adjust-none select-none"
      >
        <div className="award-track motion-reduce:max-w-page [--gap:max(1.5rem,4vw)] motion-safe:flex motion-safe:w-max motion-reduce:mx-auto motion-reduce:[--gap:1rem]">
          <ul className="flex shrink-0 gap-(--gap) motion-reduce:grid motion-reduce:grid-cols-[repeat(auto-fit,minmax(6rem,1fr))]">
            {awards.map((award) => (
              <li key={award.alt}>
                <ContentImage
                  file={award.image}
                  alt={award.alt}
                  draggable={false}
                  className="h-auto w-32 motion-reduce:mx-auto md:w-40"
                />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment AwardBadge on Award {
    alt
    image {
      childImageSharp {
        gatsbyImageData(
          # Twice the size at which it is shown, for screens of high density.
          width: 320
          height: 320
          layout: FIXED
          outputPixelDensities: [1]
          # The whole badge is visible, with transparent space around it if it is not square.
          transformOptions: { fit: CONTAIN }
          backgroundColor: "transparent"
        )
      }
    }
  }
`;
