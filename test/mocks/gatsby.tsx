import type { GatsbyLinkProps } from "gatsby";

/**
 * Stands in for "gatsby" in every unit test: no router, no data layer.
 * A test that needs data says `jest.mocked(useStaticQuery).mockReturnValue(…)`.
 */

/** Queries are compiled away in a build; here their tag does nothing. */
export function graphql(_query: TemplateStringsArray): null {
  return null;
}

export const useStaticQuery = jest.fn();

export const navigate = jest.fn();

export function withPrefix(path: string): string {
  return path;
}

/** An ordinary link: props that only Gatsby's router understands are dropped. */
export function Link<State>({
  to,
  activeClassName,
  activeStyle,
  getProps,
  innerRef,
  partiallyActive,
  replace,
  state,
  ...anchorProps
}: GatsbyLinkProps<State>) {
  return <a {...anchorProps} href={to} />;
}
