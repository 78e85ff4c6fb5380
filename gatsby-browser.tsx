import "./src/styles/global.css";
import type { GatsbyBrowser } from "gatsby";
import { APP_STARTED_EVENT } from "./src/browser/late-scripts";

export { wrapRootElement } from "./src/components/error-boundary/ErrorBoundary";

/** Links are `<a>` elements, so browsers restore scroll positions. Gatsby would scroll again when its scripts start. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  dispatchEvent(new Event(APP_STARTED_EVENT));
};
