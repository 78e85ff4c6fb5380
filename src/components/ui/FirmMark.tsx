import { graphql } from "gatsby";
import { ContentImage } from "./ContentImage";
import { Seal } from "./Seal";

interface FirmMarkProps {
  firm: Queries.FirmMarkFragment;
  sealClassName: string;
  /** Hides the logo from screen readers. Set it where the link around the logo says the firm's name. */
  decorative?: boolean;
}

/** The height of a logo, in px, as in the query below. The style sheet makes a very wide logo smaller. */
const HEIGHT = 44;

/** The firm's logo, or the seal if the firm has no logo. */
export function FirmMark({ firm, sealClassName, decorative = false }: FirmMarkProps) {
  const { logo } = firm;
  if (!logo) return <Seal className={sealClassName} />;
  const { image, ratio } = logo;
  const alt = decorative ? "" : logo.alt;
  if (image.childImageSharp) {
    const { gatsbyImageData } = image.childImageSharp;
    return <ContentImage image={gatsbyImageData} alt={alt} className="firm-logo" eager />;
  }
  // The logo is an SVG, which gatsby-plugin-sharp does not optimize.
  return (
    <img
      src={image.publicURL ?? undefined}
      width={Math.round(HEIGHT * ratio)}
      height={HEIGHT}
      alt={alt}
      className="firm-logo"
    />
  );
}

export const fragment = graphql`
  fragment FirmMark on SiteFirm {
    logo {
      alt
      ratio
      image {
        publicURL
        childImageSharp {
          gatsbyImageData(height: 44, layout: FIXED, formats: [WEBP], placeholder: NONE)
        }
      }
    }
  }
`;
