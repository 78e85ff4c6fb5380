import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

const CONFIGURATION = ["tailwind.config.js", "postcss.config.js", "gatsby/webpack/inline-custom-properties.cjs"];

/**
 * A digest of everything that decides the style sheet besides the components.
 *
 * Gatsby writes the style sheet into each page, but on a warm build it writes again only pages whose code or data
 * changed: an edit of a style alone would not be seen. gatsby-ssr.tsx carries this digest, so that its code changes.
 *
 * @param root the project's folder
 */
export function stylesDigest(root: string): string {
  const hash = createHash("sha1");
  for (const file of [
    ...CONFIGURATION.map((name) => path.join(root, name)),
    ...filesBelow(path.join(root, "src/styles")),
  ]) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex");
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .map((name) => path.join(folder, name))
    .flatMap((file) => (statSync(file).isDirectory() ? filesBelow(file) : file));
}
