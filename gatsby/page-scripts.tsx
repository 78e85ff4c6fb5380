import { getBuiltinModule } from "node:process";
import type { RenderBodyArgs } from "gatsby";
import type { InlineScripts } from "./inline-scripts";

/** webpack replaces this name with its value (gatsby-node.ts). */
declare const INLINE_SCRIPTS: InlineScripts;

declare module "gatsby" {
  interface RenderBodyArgs {
    /** The page's scripts, and those a browser may prefetch. Gatsby passes them in a build; its types omit them. */
    scripts?: readonly { name: string; rel: string }[];
  }
}

/** Gatsby takes this file for part of a page, and would warn about an `import` of `node:fs`. */
const fs = getBuiltinModule("node:fs");

/** Written before the pages are rendered. The app reloads a page whose hash differs from this file's. */
const APP_DATA = "public/page-data/app-data.json";

export function headScripts(pathname: string) {
  const { head, missingPage, structuredData } = INLINE_SCRIPTS;
  return [
    inlineScript("head", head),
    pathname === "/404.html" && inlineScript("missing-page", missingPage),
    pathname === "/" && inlineScript("structured-data", structuredData, "application/ld+json"),
  ];
}

/**
 * Returns the `<script>` at the end of a page: the loader, which fetches the page's scripts later.
 *
 * @param page undefined under `gatsby develop`, where the scripts are part of the page
 * @throws if Gatsby passes no scripts, which can happen after an upgrade
 */
export function loaderScript(page: Pick<RenderBodyArgs, "scripts"> | undefined) {
  const addresses = (page?.scripts ?? []).filter(({ rel }) => rel !== "prefetch").map(({ name }) => `/${name}`);
  if (page && addresses.length === 0) {
    throw new Error(
      "Gatsby no longer names the scripts of the page in onRenderBody. After an upgrade, look up in its " +
        "cache-dir/static-entry.js how it names them now, and correct gatsby/page-scripts.tsx.",
    );
  }
  const hash: string = page ? JSON.parse(fs.readFileSync(APP_DATA, "utf8")).webpackCompilationHash : "";
  const code = INLINE_SCRIPTS.loader
    .replace("SCRIPT_ADDRESSES", JSON.stringify(addresses))
    .replace("BUNDLE_HASH", JSON.stringify(hash));
  return inlineScript("late-scripts", code);
}

function inlineScript(key: string, code: string, type?: string) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our bundled code, or escaped JSON
  return <script key={key} type={type} dangerouslySetInnerHTML={{ __html: code }} />;
}
