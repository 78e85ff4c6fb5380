import { Writable } from "node:stream";
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
    const chunks: Buffer[] = [];
    const output = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString("utf8"));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(output),
      onError: reject,
    });
  });
}
