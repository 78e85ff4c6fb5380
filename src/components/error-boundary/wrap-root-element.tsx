import type { GatsbyBrowser } from "gatsby";
import { ErrorBoundary } from "./ErrorBoundary";

/** Around Gatsby itself, which breaks before it comes to the page if the file of the page's data is not whole. */
export const wrapRootElement: NonNullable<GatsbyBrowser["wrapRootElement"]> = ({ element }) => (
  <ErrorBoundary>{element}</ErrorBoundary>
);
