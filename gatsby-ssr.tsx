import type { GatsbySSR } from "gatsby";
import { bodyScripts, headScripts } from "./gatsby/ssr/page-scripts";
import { finishBody, finishHead } from "./gatsby/ssr/remove-gatsby-tags";
import { renderToHtml } from "./gatsby/ssr/render-to-html";
import newsreader from "./src/styles/fonts/newsreader-medium.woff2";
import tailwind from "./tailwind.config";

export { wrapRootElement } from "./src/components/error-boundary/wrap-root-element";

/** Under `gatsby develop` pages are made in the browser, and keep what Gatsby adds to them. */
const isBuild = process.env.NODE_ENV === "production";

export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({ bodyComponent, replaceBodyHTMLString }) =>
  replaceBodyHTMLString(await renderToHtml(bodyComponent));

export const onRenderBody: GatsbySSR["onRenderBody"] = (page) => {
  page.setHeadComponents([
    <meta key="theme-color" name="theme-color" content={tailwind.theme.colors.paper.DEFAULT} />,
    <link key="font" rel="preload" as="font" type="font/woff2" href={newsreader} crossOrigin="" />,
    // Not in PageHead, whose elements Gatsby writes again whenever the address changes.
    <link key="print" rel="stylesheet" href="/print.css" media="print" />,
    ...headScripts(page.pathname),
  ]);
  if (isBuild) page.setPostBodyComponents(bodyScripts(page));
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  if (!isBuild) return;
  page.replaceHeadComponents(finishHead(page.getHeadComponents()));
  page.replacePostBodyComponents(finishBody(page.getPostBodyComponents()));
};
