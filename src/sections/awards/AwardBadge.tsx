import { graphql } from "gatsby";
import type { FocusEventHandler } from "react";
import { ContentImage } from "../../components/ui/ContentImage";
import { required } from "../../lib/required";

interface AwardBadgeProps extends Queries.AwardBadgeFragment {
  /** Makes the badge focusable. */
  focus?: { tabIndex: number; onFocus: FocusEventHandler<HTMLElement> };
}

/** An award's badge. Its tooltip repeats the small words on the image. */
export function AwardBadge({ name, issuer, year, image, alt, focus }: AwardBadgeProps) {
  const tooltip = [name, issuer, year].filter(Boolean).join(", ");
  const { gatsbyImageData } = required(image.childImageSharp, `awards.json: image of ${name}`);
  return (
    <span data-tooltip={tooltip} className="badge" {...focus}>
      <ContentImage image={gatsbyImageData} alt={alt} />
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
          # The whole badge is visible, with transparent space around it if it is not square.
          transformOptions: { fit: CONTAIN }
          backgroundColor: "transparent"
        )
      }
    }
  }
`;
