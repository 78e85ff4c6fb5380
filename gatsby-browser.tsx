import "./src/styles/global.css";
import type { GatsbyBrowser } from "gatsby";
import { APP_STARTED_EVENT } from "./src/client/app-started-event";

export { wrapRootElement } from "./src/components/error-boundary/wrap-root-element";

/** Links are `<a>` elements, so browsers keep the scroll positions. Gatsby would scroll again when its scripts arrive. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  // The event starts a new task, because its listeners click buttons, and React cannot answer clicks while it renders.
  setTimeout(() => dispatchEvent(new Event(APP_STARTED_EVENT)));
};
