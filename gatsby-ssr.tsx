import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { renderWhole } from "./src/build/render-whole";
import { earlyScript } from "./src/early/early-script";
import newsreader from "./src/styles/fonts/newsreader-medium.woff2";

export { wrapPageElement, wrapRootElement } from "./src/error-screen/wrap-page";

export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({ bodyComponent, replaceBodyHTMLString }) =>
  replaceBodyHTMLString(await renderWhole(bodyComponent));

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents, setHtmlAttributes }) => {
  setHtmlAttributes({ lang: "en-US" });
  setHeadComponents([
    <link key="font" rel="preload" as="font" type="font/woff2" href={newsreader} crossOrigin="" />,
    <script
      // Pages whose code did not change are not written anew; the digest makes an edit of a style count as one.
      key={`early ${process.env.STYLES_DIGEST}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, written into the page before any other
      dangerouslySetInnerHTML={{ __html: earlyScript() }}
    />,
  ]);
};

/** What gatsby-plugin-image writes into every head is for `GatsbyImage`, which we do not use (components/Picture.tsx). */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(getHeadComponents().filter((component) => !keyOf(component).startsWith("gatsby-image-")));
};

function keyOf(component: ReactNode): string {
  return isValidElement(component) ? (component.key ?? "") : "";
}
