/**
 * In place of the module with which Gatsby writes a page's `<head>` again on a navigation within the app. This site's
 * pages are left by ordinary links (docs/decisions.md): each comes with its own.
 */
export const headHandlerForBrowser = (): void => undefined;
