import type { HTMLAttributes, ReactNode } from "react";

interface HtmlProps {
  htmlAttributes?: HTMLAttributes<HTMLHtmlElement>;
  headComponents: ReactNode;
  bodyAttributes?: HTMLAttributes<HTMLBodyElement>;
  preBodyComponents: ReactNode;
  /** The page, as HTML. */
  body: string;
  postBodyComponents: ReactNode;
}

/** The frame of every page, in place of Gatsby's own: without what it says to Internet Explorer and to Safari 9. */
export default function Html(props: HtmlProps) {
  return (
    <html lang="en-US" {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what React has rendered */}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
