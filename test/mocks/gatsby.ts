/**
 * Replaces "gatsby" in unit tests, which have no router and no data layer. A test that needs data calls
 * `jest.mocked(useStaticQuery).mockReturnValue(…)`.
 */

/** Does nothing. In a build, Gatsby removes the queries from the code. */
export function graphql(_query: TemplateStringsArray): null {
  return null;
}

export const useStaticQuery = jest.fn();
