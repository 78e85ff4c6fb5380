import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { AvifOptions } from "sharp";

/** What is needed of sharp's class. */
interface Sharp {
  prototype: { avif: (options?: AvifOptions) => unknown };
}

/** How hard the encoder tries, from 0 to 9; sharp's own 4 takes five times as long for files 6 % smaller. */
const EFFORT = 2;

/**
 * Makes AVIF images in a fifth of the time. gatsby-plugin-sharp has no option for it: its `avif()` says nothing of
 * effort, so it is said here, to the same copy of sharp that it uses.
 *
 * @param root the project's folder
 * @throws when gatsby-plugin-sharp encodes in another way
 */
export function lowerAvifEffort(root: string): void {
  const plugin = createRequire(createRequire(path.join(root, "package.json")).resolve("gatsby-plugin-sharp"));
  const { prototype }: Sharp = plugin("sharp");
  const encode = prototype.avif;
  if (typeof encode !== "function" || !readFileSync(plugin.resolve("./process-file.js"), "utf8").includes(".avif({")) {
    throw new Error(
      "gatsby-plugin-sharp does not encode AVIF with sharp's avif() anymore. Look for an option for the effort there, or " +
        "delete gatsby/images/avif-effort.ts: the build only takes a few seconds longer without it.",
    );
  }
  prototype.avif = function (options) {
    return encode.call(this, { effort: EFFORT, ...options });
  };
}
