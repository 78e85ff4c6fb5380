import { graphql } from "gatsby";
import { Picture } from "../../components/Picture";
import { required } from "../../content-model/required";

export function AwardBadge({ id, image, alt }: Queries.AwardBadgeFragment) {
  return (
    <li>
      <Picture image={required(image?.childImageSharp, `awards.json: picture of ${id}`).gatsbyImageData} alt={alt} />
    </li>
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
