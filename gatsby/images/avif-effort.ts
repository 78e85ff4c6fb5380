import { createRequire } from "node:module";
import path from "node:path";
import type { AvifOptions } from "sharp";

/** What is needed of sharp's class. */
interface AvifEncoder {
  avif: (options?: AvifOptions) => unknown;
}

/**
 * How hard the encoder tries, from 0 to 9. Of nine badges, all become 2 % larger or smaller than with sharp's own 4, in a
 * fifth of the time (docs/performance.md).
 */
const EFFORT = 2;

/**
 * Makes AVIF pictures in a fifth of the time. gatsby-plugin-sharp has no option for it: its `avif()` says nothing of
 * effort, so it is said here, to the same copy of sharp that it uses.
 *
 * @param sharp its class
 */
export function lowerAvifEffort(sharp: { prototype: AvifEncoder }): void {
  const { prototype } = sharp;
  const encode = prototype.avif;
  prototype.avif = function (options) {
    return encode.call(this, { effort: EFFORT, ...options });
  };
}

/** @param root the project's folder */
export function gatsbySharp(root: string): { prototype: AvifEncoder } {
  const project = createRequire(path.join(root, "package.json"));
  return createRequire(project.resolve("gatsby-plugin-sharp"))("sharp");
}
