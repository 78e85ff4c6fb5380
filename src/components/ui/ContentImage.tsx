import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ComponentProps } from "react";

interface ContentImageProps extends ComponentProps<"img"> {
  /** The value of a `gatsbyImageData` field. */
  image: IGatsbyImageData;
  alt: string;
}

/**
 * An image from content, optimized by gatsby-plugin-image, as a plain `<img>` and not as a `GatsbyImage`
 * (docs/architecture.md). It is a WebP, which every supported browser can show, and one file for all screens, because a
 * browser that saves the page saves only that.
 */
export function ContentImage({ image, alt, ...attributes }: ContentImageProps) {
  return (
    <img
      src={image.images.fallback?.src}
      width={image.width}
      height={image.height}
      alt={alt}
      loading="lazy"
      {...attributes}
    />
  );
}
