import "./src/styles/global.css";

export { onInitialClientRender, replaceHydrateFunction } from "./src/client/hydrate";
export { wrapPageElement, wrapRootElement } from "./src/components/error-boundary/wrap-page-element";
