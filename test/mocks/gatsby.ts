/** Replaces "gatsby" in unit tests. In a build, Gatsby removes the queries from the code. */
export function graphql(_query: TemplateStringsArray): null {
  return null;
}
