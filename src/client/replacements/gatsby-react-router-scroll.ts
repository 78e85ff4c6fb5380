import type { ReactNode } from "react";

/**
 * In place of the package with which Gatsby restores how far down the visitor was. Pages are left by ordinary links
 * (docs/decisions.md), so browsers do that; Gatsby, which starts late here, would take the visitor back.
 */
export const ScrollContext = ({ children }: { children: ReactNode }): ReactNode => children;

/** The package's other export, which no component of this site uses. */
export const useScrollRestoration = (): undefined => undefined;
