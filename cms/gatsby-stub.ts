/** Replaces Gatsby in the preview of the CMS and in unit tests, where the queries of pages have no meaning. */
export const graphql = () => null;
