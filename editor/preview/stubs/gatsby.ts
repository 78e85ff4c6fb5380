/** In place of "gatsby", of which components use only the tag of queries: here nobody asks them. */
export const graphql = (): null => null;
