import type { GatsbySSR } from "gatsby";
import { withoutGatsbyImage } from "./gatsby/ssr/remove-gatsby-image-head";
import { renderToHtml } from "./gatsby/ssr/render-to-html";
import newsreader from "./src/styles/fonts/newsreader-medium.woff2";
import tailwind from "./tailwind.config";

export { wrapRootElement } from "./src/components/error-boundary/wrap-root-element";

export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({ bodyComponent, replaceBodyHTMLString }) =>
  replaceBodyHTMLString(await renderToHtml(bodyComponent));

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents, setHtmlAttributes }) => {
  setHtmlAttributes({ lang: "en-US" });
  setHeadComponents([
    <meta key="theme-color" name="theme-color" content={tailwind.theme.colors.paper.DEFAULT} />,
    <link key="font" rel="preload" as="font" type="font/woff2" href={newsreader} crossOrigin="" />,
    <script
      // Pages whose code did not change are not written again; the digest makes an edit of a style count as one.
      key={`head ${process.env.STYLES_DIGEST}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, written into the page before any other
      dangerouslySetInnerHTML={{ __html: process.env.INLINE_HEAD_SCRIPT ?? "" }}
    />,
  ]);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(withoutGatsbyImage(getHeadComponents()));
};
