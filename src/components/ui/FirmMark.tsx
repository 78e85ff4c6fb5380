import { graphql } from "gatsby";
import { ContentImage } from "./ContentImage";
import { Seal } from "./Seal";

interface FirmMarkProps {
  firm: Queries.FirmMarkFragment;
  /** Of the drawn seal. */
  sealClassName: string;
  /** Whether it is not read out, because the link around it says the firm's name. */
  decorative?: boolean;
}

/** CSS pixels, as in the query below; the style sheet gives very wide logos less. */
const HEIGHT = 44;

/** The firm's logo; without one, the drawn seal, which is decorative because the firm's name stands beside it. */
export function FirmMark({ firm: { logo }, sealClassName, decorative = false }: FirmMarkProps) {
  if (!logo) return <Seal className={sealClassName} />;
  const { image, ratio } = logo;
  const alt = decorative ? "" : logo.alt;
  if (image.childImageSharp) {
    return <ContentImage image={image.childImageSharp.gatsbyImageData} alt={alt} className="firm-logo" eager />;
  }
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
