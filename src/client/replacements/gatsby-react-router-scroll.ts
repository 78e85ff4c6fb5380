import type { ReactNode } from "react";

/**
 * In place of the package with which Gatsby keeps in the session storage how far down the visitor was: this site stores
 * nothing (docs/decisions.md), and src/client/scroll-position.ts does it in memory and in the entries of the history.
 */
export const ScrollContext = ({ children }: { children: ReactNode }): ReactNode => children;

/** The package's other export, which no component of this site uses. */
export const useScrollRestoration = (): undefined => undefined;
