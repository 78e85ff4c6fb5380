import { createElement, type ElementType, Fragment, isValidElement, type ReactNode } from "react";

type Props = Readonly<Record<string, unknown>> & { children?: ReactNode };

/**
 * Replaces "react/jsx-runtime" in the preview:
 *
 * - List items have no keys. The components use text from the content as keys, and two of these
 *   can be equal for a moment while somebody types.
 * - Images are not lazy, because lazy ones would not load in a moving strip.
 */
export function jsx(type: ElementType, { children, ...props }: Props, key?: string) {
  const shown = { ...props, ...(type === "img" && { loading: "eager" }), ...(key !== undefined && { key }) };
  return createElement(type, shown, ...[children].flat().map(withoutKeys));
}

export { Fragment, jsx as jsxs };

function withoutKeys(child: ReactNode): ReactNode {
  if (Array.isArray(child)) return createElement(Fragment, null, ...child.map(withoutKeys));
  return isValidElement(child) && child.key !== null ? createElement(child.type, child.props ?? {}) : child;
}
