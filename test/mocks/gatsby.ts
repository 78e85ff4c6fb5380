/**
 * Stands in for "gatsby" in every unit test: no router, no data layer.
 * A test that needs data says `jest.mocked(useStaticQuery).mockReturnValue(…)`.
 */

/** Queries are compiled away in a build; here their tag does nothing. */
export function graphql(_query: TemplateStringsArray): null {
  return null;
}

export const useStaticQuery = jest.fn();
