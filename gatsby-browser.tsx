import "./src/styles/global.css";

export { onInitialClientRender, replaceHydrateFunction } from "./src/client/hydrate";
export { onRouteUpdate } from "./src/client/scroll-position";
export { wrapRootElement } from "./src/components/error-boundary/wrap-root-element";

/**
 * Gatsby prefetches no page whose link is only in view: in Firefox, the content security policy forbids prefetching
 * (`default-src`). A page is fetched when the visitor points at its link.
 */
export const disableCorePrefetching = () => true;
