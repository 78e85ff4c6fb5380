import type { GatsbyBrowser } from "gatsby";
import { ErrorBoundary } from "./ErrorBoundary";

/** Stands around every page, in the browser and while the HTML is written. */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({ element, props: { location } }) => (
  <ErrorBoundary resetKey={location.key ?? location.pathname}>{element}</ErrorBoundary>
);

/** Stands around Gatsby itself, which breaks before it comes to the page if the file of the page's data is not whole. */
export const wrapRootElement: NonNullable<GatsbyBrowser["wrapRootElement"]> = ({ element }) => (
  <ErrorBoundary resetKey="site">{element}</ErrorBoundary>
);
