import type { ReactNode } from "react";

/**
 * In place of Gatsby's `gatsby-react-router-scroll` (gatsby-node.ts), which keeps and restores how far down the visitor
 * was. That is the browser's task: this site's pages are left by ordinary links (docs/decisions.md), and every browser
 * keeps their places. Gatsby, which starts late here, would take the visitor back to where they had been long before.
 */
export const ScrollContext = ({ children }: { children: ReactNode }): ReactNode => children;

/** The package's other export, which no component of this site uses. */
export const useScrollRestoration = (): undefined => undefined;
