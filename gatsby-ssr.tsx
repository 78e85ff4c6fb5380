import type { GatsbySSR } from "gatsby";
import { early } from "./src/early/early";
import newsreader from "./src/styles/fonts/newsreader-medium.woff2";

export { wrapPageElement } from "./src/error-screen/wrap-page";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents, setHtmlAttributes }) => {
  setHtmlAttributes({ lang: "en-US" });
  setHeadComponents([
    <link key="font" rel="preload" as="font" type="font/woff2" href={newsreader} crossOrigin="anonymous" />,
    <script
      key={`early ${process.env.STYLES_DIGEST}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, written into the page before any other
      dangerouslySetInnerHTML={{ __html: `(${early.toString()})()` }}
    />,
  ]);
};
