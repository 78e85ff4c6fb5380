/** In place of what gatsby-script brings to run other people's scripts in a worker. This site has none. */
export const partytownSnippet = (): string => "";
