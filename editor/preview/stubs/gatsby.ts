/** Replaces "gatsby" in the preview, where queries do not run. */
export const graphql = (): null => null;
