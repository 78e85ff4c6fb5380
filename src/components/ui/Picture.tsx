import type { IGatsbyImageData } from "gatsby-plugin-image";

interface PictureProps {
  /** From a `gatsbyImageData` field. */
  image: IGatsbyImageData;
  alt: string;
  className?: string;
  /** Fetched with the page, for an image that the visitor sees at once. */
  eager?: boolean;
}

/**
 * An image optimized by gatsby-plugin-image, as plain HTML.
 *
 * `GatsbyImage` would do the same and send `react-dom/server` (62 KB) to the browser with it, besides a
 * `<noscript>` copy and an inline script for each image. The browser's own lazy loading needs none of that.
 */
export function Picture({ image, alt, className, eager = false }: PictureProps) {
  const { sources = [], fallback } = image.images;
  return (
    <picture>
      {sources.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={fallback?.sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
        draggable={false}
        className={className}
      />
    </picture>
  );
}
