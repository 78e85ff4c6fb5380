import { env } from "node:process";
import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { headScripts, loaderScript } from "./gatsby/page-scripts";
import { removeGatsbyImageTags, removeGatsbyScripts, removeGatsbyStyles } from "./gatsby/remove-gatsby-tags";
import { securityPolicy } from "./gatsby/security-policy";
import newsreader from "./src/styles/fonts/newsreader-medium.woff2";
import tailwind from "./tailwind.config";

export { wrapRootElement } from "./src/components/error-boundary/ErrorBoundary";

/** False under `gatsby develop`, where pages are rendered in the browser, by scripts that Gatsby adds to them. */
const isBuild = process.env.NODE_ENV === "production";
/** True for Netlify's deploy of a pull request or a branch. Uses `env`, because webpack replaces `process.env`. */
const isPreview = () => (env.CONTEXT || "production") !== "production";

export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({ bodyComponent, replaceBodyHTMLString }) =>
  replaceBodyHTMLString(removeGatsbyStyles(renderToString(bodyComponent)));

export const onRenderBody: GatsbySSR["onRenderBody"] = (page) => {
  page.setHeadComponents([
    isPreview() && <meta key="preview" name="robots" content="noindex" />,
    <meta key="theme-color" name="theme-color" content={tailwind.theme.colors.paper.DEFAULT} />,
    <link key="font" rel="preload" as="font" type="font/woff2" href={newsreader} crossOrigin="" />,
    ...headScripts(page.pathname),
  ]);
  page.setPostBodyComponents([loaderScript(isBuild ? page : undefined)]);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  const head = removeGatsbyImageTags(page.getHeadComponents());
  if (!isBuild) return page.replaceHeadComponents(head);
  const end = removeGatsbyScripts(page.getPostBodyComponents());
  page.replacePostBodyComponents(end);
  // A policy applies only to what comes after it.
  page.replaceHeadComponents([securityPolicy([...head, ...end]), ...head]);
};
