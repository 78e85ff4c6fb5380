import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ComponentProps } from "react";

interface ContentImageProps extends ComponentProps<"img"> {
  /** The value of a `gatsbyImageData` field. */
  image: IGatsbyImageData;
  alt: string;
}

/**
 * An image from content, optimized by gatsby-plugin-image, as a plain `<img>`. It is a WebP, which every supported
 * browser can show.
 *
 * `GatsbyImage` would add `react-dom/server` (62 KB) to the site's JavaScript, and a `<noscript>` copy and an inline
 * script to each image. The browser's own lazy loading needs none of these.
 */
export function ContentImage({ image, alt, ...attributes }: ContentImageProps) {
  const { fallback } = image.images;
  return (
    <img
      src={fallback?.src}
      srcSet={fallback?.srcSet}
      sizes={fallback?.sizes}
      width={image.width}
      height={image.height}
      alt={alt}
      loading="lazy"
      {...attributes}
    />
  );
}
