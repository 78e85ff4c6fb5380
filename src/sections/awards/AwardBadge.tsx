import { graphql } from "gatsby";
import type { FocusEventHandler } from "react";
import { ContentImage } from "../../components/ui/ContentImage";
import { required } from "../../lib/required";

interface AwardBadgeProps extends Queries.AwardBadgeFragment {
  /** Makes it one of the places the keyboard leads to. */
  focus?: { tabIndex: number; onFocus: FocusEventHandler<HTMLElement> };
}

/** A badge. Its tooltip spells out what the small engraved words say. */
export function AwardBadge({ name, issuer, year, image, alt, focus }: AwardBadgeProps) {
  return (
    <span data-tooltip={[name, issuer, year].filter(Boolean).join(", ")} className="badge" {...focus}>
      <ContentImage
        image={required(image.childImageSharp, `awards.json: image of ${name}`).gatsbyImageData}
        alt={alt}
      />
    </span>
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
          # A badge is shown whole, whatever its shape, on the background of the marquee.
          transformOptions: { fit: CONTAIN }
          backgroundColor: "transparent"
        )
      }
    }
  }
`;
