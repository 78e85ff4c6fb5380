import { cloneElement, createElement, type ElementType, Fragment, isValidElement } from "react";

type Props = Readonly<Record<string, unknown>>;

/**
 * In place of "react/jsx-runtime" and "react/jsx-dev-runtime", for components that show a draft:
 *
 * - Entries of a list may be the same for a moment ("Troy" on the way to "Troy Township"), and so may their keys. React
 *   would leave such elements in the page for good.
 * - Lazy images would not load in a strip that moves inside a frame.
 */
export function jsx(type: ElementType, { children, ...props }: Props, key?: string, isStatic = false) {
  const shown = withUniqueKeys(children);
  return createElement(
    type,
    { ...props, ...(type === "img" && { loading: "eager" }), ...(key !== undefined && { key }) },
    // In a list, React asks for keys.
    ...(isStatic && Array.isArray(shown) ? shown : [shown]),
  );
}

export const jsxs = (type: ElementType, props: Props, key?: string) => jsx(type, props, key, true);

export { Fragment, jsx as jsxDEV };

function withUniqueKeys(children: unknown): unknown {
  if (!Array.isArray(children)) return children;
  const keys = new Set<string>();
  return children.map((child) => {
    if (!isValidElement(child) || child.key === null) return withUniqueKeys(child);
    let { key } = child;
    while (keys.has(key)) key += "'";
    keys.add(key);
    return key === child.key ? child : cloneElement(child, { key });
  });
}
