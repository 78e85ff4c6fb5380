import type { GatsbySSR } from "gatsby";
import { early } from "./src/early/early";

export { wrapPageElement } from "./src/error-screen/wrap-page";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents, setHtmlAttributes }) => {
  setHtmlAttributes({ lang: "en-US" });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, written into the page before any other
  setHeadComponents([<script key="early" dangerouslySetInnerHTML={{ __html: `(${early.toString()})()` }} />]);
};
