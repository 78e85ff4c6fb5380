import type { GatsbyBrowser } from "gatsby";
import { ErrorBoundary } from "./ErrorBoundary";

/** Wraps Gatsby's own root in the error boundary: Gatsby itself throws if a page's data file is incomplete. */
export const wrapRootElement: NonNullable<GatsbyBrowser["wrapRootElement"]> = ({ element }) => (
  <ErrorBoundary>{element}</ErrorBoundary>
);
