import type { IGatsbyImageData } from "gatsby-plugin-image";

interface ContentImageProps {
  /** From a `gatsbyImageData` field. */
  image: IGatsbyImageData;
  alt: string;
  className?: string;
  /** Fetched with the page, for an image that the visitor sees at once. */
  eager?: boolean;
}

/**
 * An image optimized by gatsby-plugin-image, as plain HTML: WebP alone, which every promised browser knows. A second
 * format would save 2 KB of a badge, fetched when somebody comes near, for 14 bytes of the page, for which everybody
 * waits.
 *
 * `GatsbyImage` would do the same and send `react-dom/server` (62 KB) to the browser with it, besides a
 * `<noscript>` copy and an inline script for each image. The browser's own lazy loading needs none of that.
 */
export function ContentImage({ image, alt, className, eager = false }: ContentImageProps) {
  const { fallback } = image.images;
  return (
    <img
      src={fallback?.src}
      srcSet={fallback?.srcSet}
      sizes={fallback?.sizes}
      width={image.width}
      height={image.height}
      alt={alt}
      loading={eager ? "eager" : "lazy"}
      draggable={false}
      className={className}
    />
  );
}
