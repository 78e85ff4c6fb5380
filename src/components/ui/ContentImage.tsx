import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ComponentProps } from "react";

interface ContentImageProps extends ComponentProps<"img"> {
  /** An image of the content, optimized by gatsby-plugin-image. */
  file: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null };
  alt: string;
}

/**
 * An image from content, as a plain `<img>` and not as a `GatsbyImage` (docs/architecture.md). It is one WebP for all
 * screens, because "Save page as" keeps only the file in `src`.
 */
export function ContentImage({ file, alt, ...attributes }: ContentImageProps) {
  const image = file.childImageSharp?.gatsbyImageData;
  if (!image) throw new Error(`The image “${alt}” cannot be read.`);
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
