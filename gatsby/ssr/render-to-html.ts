import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

/**
 * The HTML of a page, with every section in its place. Left to itself, React would put long parts of a page at its end,
 * for a script to move them: without script they could not be read.
 *
 * @throws the first error of a component; React would leave the section out, and let the browser try again
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
 * Takes the style attributes from Gatsby's own two elements: the policy does not allow them, and src/styles says the
 * same. React, which takes pages over as they are, does not mind. One that is not found stops the build at the policy.
 */
function withoutGatsbyStyles(html: string): string {
  return html.replace(/<div\b[^>]*\bid="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g, (element) =>
    element.replace(/ style="[^"]*"/, ""),
  );
}
