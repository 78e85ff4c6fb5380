import type { ReactNode } from "react";

/**
 * Replaces the package with which Gatsby keeps scroll positions in the session storage. This site stores nothing
 * (docs/decisions.md): its pages link with `<a>`, for which browsers keep the positions themselves. The package would
 * also scroll back to the section in the address when the scripts arrive, however far the visitor has scrolled by then.
 */
export const ScrollContext = ({ children }: { children: ReactNode }): ReactNode => children;

/** The package's other export, which no component of this site uses. */
export const useScrollRestoration = (): undefined => undefined;
