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
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });
}
