import { env } from "node:process";
import type { GatsbySSR } from "gatsby";
import { isValidElement } from "react";
import { securityPolicy } from "./gatsby/security-policy";
import newsreader from "./src/styles/fonts/newsreader-medium.woff2";
import tailwind from "./tailwind.config";

/** The code of src/browser/page-script.ts. webpack replaces this name with it (gatsby-node.ts). */
declare const PAGE_SCRIPT: string;

declare module "gatsby" {
  interface RenderBodyArgs {
    /** The page's scripts, and those a browser may prefetch. Gatsby passes them in a build; its types omit them. */
    scripts: readonly { name: string; rel: string }[];
  }
}

/** False under `gatsby develop`, where pages are rendered in the browser, by scripts that Gatsby adds to them. */
const isBuild = process.env.NODE_ENV === "production";
/** True for Netlify's deploy of a pull request or a branch. Uses `env`, because webpack replaces `process.env`. */
const isPreview = ["deploy-preview", "branch-deploy"].includes(env.CONTEXT ?? "");

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ pathname, scripts, setHeadComponents }) => {
  const addresses = isBuild ? scripts.filter(({ rel }) => rel !== "prefetch").map(({ name }) => `/${name}`) : [];
  setHeadComponents([
    isPreview && <meta key="preview" name="robots" content="noindex" />,
    <meta key="theme-color" name="theme-color" content={tailwind.theme.colors.paper.DEFAULT} />,
    <link key="font" rel="preload" as="font" type="font/woff2" href={newsreader} crossOrigin="" />,
    <script
      key="page-script"
      data-path={pathname}
      data-scripts={addresses.join(" ")}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our bundled code
      dangerouslySetInnerHTML={{ __html: PAGE_SCRIPT }}
    />,
  ]);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  // Leaves out gatsby-plugin-image's tags, which serve only `GatsbyImage` (ContentImage.tsx).
  const head = page.getHeadComponents().filter((tag) => !isValidElement(tag) || !tag.key?.startsWith("gatsby-image-"));
  if (!isBuild) return page.replaceHeadComponents(head);
  // Gatsby puts nothing but its scripts after the body. The page script loads them.
  page.replacePostBodyComponents([]);
  // A policy applies only to what comes after it.
  page.replaceHeadComponents([securityPolicy(head), ...head]);
};
