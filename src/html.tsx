import type { ReactNode } from "react";

interface HtmlProps {
  headComponents: ReactNode;
  /** The HTML of the page. */
  body: string;
  postBodyComponents: ReactNode;
}

/** The HTML document of every page. It replaces Gatsby's default, which has tags for Internet Explorer and Safari 9. */
export default function Html(props: HtmlProps) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {props.headComponents}
      </head>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered this HTML */}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: withoutGatsbyMarkup(props.body) }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}

/**
 * Gatsby makes its wrapper focusable: screen readers then skip headings, and a click on a text moves the focus to the
 * top. Its announcer says nothing here.
 */
function withoutGatsbyMarkup(html: string): string {
  return html
    .replace(/<div[^>]* id="gatsby-focus-wrapper"[^>]*>/, '<div id="gatsby-focus-wrapper">')
    .replace(/<div[^>]* id="gatsby-announcer".*?<\/div>/, "");
}
