/**
 * In place of the module with which Gatsby writes a page's `<head>` again when a visitor goes from page to page without
 * leaving the first one (gatsby-node.ts). This site's pages are left by ordinary links (docs/decisions.md): each comes
 * with its own.
 */
export const headHandlerForBrowser = (): void => undefined;
