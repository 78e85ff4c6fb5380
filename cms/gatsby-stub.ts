/** Replaces Gatsby in the preview: the pages' queries have no meaning there. */
export const graphql = () => null;
