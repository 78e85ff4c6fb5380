import type { GatsbyBrowser } from "gatsby";
import { ErrorBoundary } from "./ErrorBoundary";

/** Stands around every page, in the browser and while the HTML is written. */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({ element, props: { location } }) => (
  <ErrorBoundary resetKey={location.key ?? location.pathname}>{element}</ErrorBoundary>
);
