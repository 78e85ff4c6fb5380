import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { earlyScript } from "./src/early/early-script";

export { wrapPageElement } from "./src/error-screen/wrap-page";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents, setHtmlAttributes }) => {
  setHtmlAttributes({ lang: "en-US" });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, written into the page before any other
  setHeadComponents([<script key="early" dangerouslySetInnerHTML={{ __html: earlyScript() }} />]);
};

/** What gatsby-plugin-image writes into every head is for `GatsbyImage`, which we do not use (components/Picture.tsx). */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(getHeadComponents().filter((component) => !keyOf(component).startsWith("gatsby-image-")));
};

function keyOf(component: ReactNode): string {
  return isValidElement(component) ? (component.key ?? "") : "";
}
