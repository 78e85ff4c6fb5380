import { cloneElement, createElement, type ElementType, Fragment, isValidElement } from "react";

/**
 * In place of "react/jsx-runtime", for components that show a draft:
 *
 * - Entries of a list may be the same for a moment ("Troy" on the way to "Troy Township"), and so may their keys. React
 *   would leave such elements in the page for good.
 * - Lazy images would not load in a strip that moves inside a frame.
 */
export function jsx(type: ElementType, props: Record<string, unknown>, key?: string) {
  return createElement(type, {
    ...props,
    ...("children" in props && { children: withUniqueKeys(props.children) }),
    ...(type === "img" && { loading: "eager" }),
    ...(key !== undefined && { key }),
  });
}

export { Fragment, jsx as jsxs };

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
