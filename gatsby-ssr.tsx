import type { GatsbySSR } from "gatsby";
import { bodyScripts, headScripts, scriptAddresses } from "./gatsby/ssr/page-scripts";
import { removeGatsbyImageTags, removeGatsbyScripts } from "./gatsby/ssr/remove-gatsby-tags";
import { renderToHtml } from "./gatsby/ssr/render-to-html";
import { securityPolicy } from "./gatsby/ssr/security-policy";
import newsreader from "./src/styles/fonts/newsreader-medium.woff2";
import tailwind from "./tailwind.config";

export { wrapRootElement } from "./src/components/error-boundary/wrap-root-element";

/** False under `gatsby develop`, where pages are rendered in the browser, by scripts that Gatsby adds to them. */
const isBuild = process.env.NODE_ENV === "production";

export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({ bodyComponent, replaceBodyHTMLString }) =>
  replaceBodyHTMLString(await renderToHtml(bodyComponent));

export const onRenderBody: GatsbySSR["onRenderBody"] = (page) => {
  page.setHeadComponents([
    <meta key="theme-color" name="theme-color" content={tailwind.theme.colors.paper.DEFAULT} />,
    <link key="font" rel="preload" as="font" type="font/woff2" href={newsreader} crossOrigin="" />,
    ...headScripts(page.pathname),
  ]);
  page.setPostBodyComponents(bodyScripts(isBuild ? scriptAddresses(page) : []));
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  const head = removeGatsbyImageTags(page.getHeadComponents());
  if (!isBuild) return page.replaceHeadComponents(head);
  const end = removeGatsbyScripts(page.getPostBodyComponents());
  page.replacePostBodyComponents(end);
  // A policy applies only to what comes after it.
  page.replaceHeadComponents([securityPolicy([...head, ...end]), ...head]);
};
