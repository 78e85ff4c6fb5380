import "./src/styles/global.css";

export { onInitialClientRender, replaceHydrateFunction } from "./src/client/hydrate";
export { wrapRootElement } from "./src/components/error-boundary/wrap-root-element";
