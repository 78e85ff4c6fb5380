import "./src/styles/global.css";

export { onInitialClientRender, replaceHydrateFunction } from "./src/client/hydrate";
export { onRouteUpdate } from "./src/client/scroll-position";
export { wrapRootElement } from "./src/components/error-boundary/wrap-root-element";

/** Nothing of another page is fetched before the visitor points at its link: Firefox counts that against `default-src`. */
export const disableCorePrefetching = () => true;
