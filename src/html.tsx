import type { ComponentProps, ReactNode } from "react";

interface HtmlProps {
  htmlAttributes: ComponentProps<"html">;
  headComponents: ReactNode;
  bodyAttributes: ComponentProps<"body">;
  preBodyComponents: ReactNode;
  /** The HTML of the page. */
  body: string;
  postBodyComponents: ReactNode;
}

/** Matches Gatsby's wrapper. With its `tabindex`, screen readers skip headings, and a click on a text moves the focus. */
const FOCUSABLE_WRAPPER = /<div[^>]* id="gatsby-focus-wrapper"[^>]*>/;

/** The HTML document of every page. It replaces Gatsby's default, which has tags for Internet Explorer and Safari 9. */
export default function Html(props: HtmlProps) {
  const html = props.body.replace(FOCUSABLE_WRAPPER, '<div id="gatsby-focus-wrapper">');
  return (
    <html lang="en-US" {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered this HTML */}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: html }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
