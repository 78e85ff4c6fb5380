import { createElement, type ElementType, Fragment, isValidElement, type ReactNode } from "react";

type Props = Readonly<Record<string, unknown>> & { children?: ReactNode };

/**
 * In place of "react/jsx-runtime", for components that show a draft:
 *
 * - Entries of a list are known by their places. Their keys are words of theirs, which change while somebody types, and
 *   may be the same for a moment ("Troy" on the way to "Troy Township").
 * - Lazy images would not load in a strip that moves inside a frame.
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
