import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

/**
 * Returns the HTML of a page with every section in its place. By default, React writes long parts at the end of the page,
 * hidden until a script moves them, so that nobody could read them without script.
 *
 * @throws the first error of a component. By default, React leaves that section out and lets the browser render it
 */
export function renderToHtml(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough())).then(withoutGatsbyStyles)),
      onError: reject,
    });
  });
}

/**
 * Removes the style attributes of Gatsby's own two elements, which the content security policy does not allow.
 * src/styles has the same styles. React accepts the difference when it hydrates. If Gatsby adds another style
 * attribute, the console of each page says so, which fails the end-to-end tests.
 */
function withoutGatsbyStyles(html: string): string {
  return html.replace(/<div\b[^>]*\bid="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g, (element) =>
    element.replace(/ style="[^"]*"/, ""),
  );
}
