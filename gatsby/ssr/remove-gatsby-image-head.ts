import { isValidElement, type ReactNode } from "react";

/**
 * The elements of a head but for those of gatsby-plugin-image, which are for `GatsbyImage` (src/components/ui/Picture.tsx).
 *
 * @throws when there are none: then the plugin names them differently, and they would be sent
 */
export function withoutGatsbyImage(components: readonly ReactNode[]): ReactNode[] {
  const others = components.filter(
    (component) => !isValidElement(component) || !/^gatsby-image-/.test(`${component.key}`),
  );
  if (others.length < components.length) return others;
  throw new Error(
    'No element of the head has a key that begins with "gatsby-image-". After an upgrade of gatsby-plugin-image, see in ' +
      "its gatsby-ssr.js what it adds now, and correct or remove gatsby/ssr/remove-gatsby-image-head.ts.",
  );
}
