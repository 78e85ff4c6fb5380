import { graphql } from "gatsby";
import type { FocusEventHandler } from "react";
import { Picture } from "../../components/Picture";
import { required } from "../../content-model/required";

interface AwardBadgeProps extends Queries.AwardBadgeFragment {
  tabIndex?: number;
  onFocus?: FocusEventHandler<HTMLElement>;
}

/** A badge. Its tooltip spells out what the small engraved words say. */
export function AwardBadge({ id, name, issuer, image, alt, tabIndex, onFocus }: AwardBadgeProps) {
  return (
    <span data-tooltip={`${name}, ${issuer}`} className="badge" tabIndex={tabIndex} onFocus={onFocus}>
      <Picture image={required(image.childImageSharp, `awards.json: picture of ${id}`).gatsbyImageData} alt={alt} />
    </span>
  );
}

export const fragment = graphql`
  fragment AwardBadge on Award {
    id
    name
    issuer
    alt
    image {
      childImageSharp {
        gatsbyImageData(width: 144, height: 144, layout: FIXED, formats: [AVIF, WEBP], placeholder: NONE)
      }
    }
  }
`;
