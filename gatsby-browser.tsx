import "./src/styles/global.css";

export { onInitialClientRender, replaceHydrateFunction } from "./src/early/start-react";
export { wrapPageElement, wrapRootElement } from "./src/error-screen/wrap-page";
