import { graphql } from "gatsby";
import type { ComponentProps } from "react";
import { ContentImage } from "../../components/ui/ContentImage";
import { required } from "../../lib/required";

type AwardBadgeProps = Queries.AwardBadgeFragment & Pick<ComponentProps<"img">, "tabIndex">;

/** Returns the tooltip of a badge. No two badges have the same one. */
export function tooltipOf({ name, issuer, year }: Queries.AwardBadgeFragment): string {
  return [name, issuer, year].filter(Boolean).join(", ");
}

/** An award's badge, with a tooltip. Its year is below it, too, because a tooltip does not open on touch. */
export function AwardBadge({ tabIndex, ...award }: AwardBadgeProps) {
  const { gatsbyImageData } = required(award.image.childImageSharp, `awards.json: image of ${award.name}`);
  return (
    <>
      <ContentImage
        image={gatsbyImageData}
        alt={[award.alt, award.year].filter(Boolean).join(", ")}
        data-tooltip={tooltipOf(award)}
        tabIndex={tabIndex}
        sizes="max(9rem, 10vw)"
        className="h-auto w-28 focus-visible:-outline-offset-3 motion-reduce:mx-auto md:w-36"
      />
      {award.year && (
        <span aria-hidden="true" className="text-fine block text-center">
          {award.year}
        </span>
      )}
    </>
  );
}

export const fragment = graphql`
  fragment AwardBadge on Award {
    name
    issuer
    year
    alt
    image {
      childImageSharp {
        gatsbyImageData(
          width: 144
          height: 144
          layout: FIXED
          formats: [WEBP]
          placeholder: NONE
          # The whole badge is visible, with transparent space around it if it is not square.
          transformOptions: { fit: CONTAIN }
          backgroundColor: "transparent"
        )
      }
    }
  }
`;
