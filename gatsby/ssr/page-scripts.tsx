import type { RenderBodyArgs } from "gatsby";
import type { InlineScripts } from "./inline-scripts";
import { SCRIPT_ADDRESSES, scriptData } from "./script-text";

/** webpack replaces this name with its value (gatsby/webpack/config.ts). */
declare const INLINE_SCRIPTS: InlineScripts;

declare module "gatsby" {
  interface RenderBodyArgs {
    /** The page's scripts, and those that a browser may prefetch. Gatsby passes them in a build; its types omit them. */
    scripts?: readonly { name: string; rel: string }[];
  }
}

/** Returns the `<script>` elements in the head of the page at a path. */
export function headScripts(pathname: string) {
  const { head, missingPage, structuredData } = INLINE_SCRIPTS;
  return [
    inlineScript("head", head),
    pathname === "/404.html" && inlineScript("missing-page", missingPage),
    pathname === "/" && inlineScript("structured-data", structuredData, "application/ld+json"),
  ];
}

/**
 * Returns the addresses of the scripts that a built page needs.
 *
 * @throws if Gatsby passes no scripts, which can happen after an upgrade
 */
export function scriptAddresses({ scripts = [] }: Pick<RenderBodyArgs, "scripts">): string[] {
  const addresses = scripts.filter(({ rel }) => rel !== "prefetch").map(({ name }) => `/${name}`);
  if (addresses.length === 0) {
    throw new Error(
      "Gatsby no longer names the scripts of the page in onRenderBody. After an upgrade, look up in its " +
        "cache-dir/static-entry.js how it names them now, and correct gatsby/ssr/page-scripts.tsx.",
    );
  }
  return addresses;
}

/** Returns the `<script>` at the end of a page: the loader, which fetches the scripts at these addresses later. */
export function bodyScripts(addresses: readonly string[]) {
  return [
    inlineScript(
      "load-scripts",
      INLINE_SCRIPTS.loader.replace(SCRIPT_ADDRESSES, () => scriptData(addresses)),
    ),
  ];
}

function inlineScript(key: string, code: string, type?: string) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, bundled by the build
  return <script key={key} type={type} dangerouslySetInnerHTML={{ __html: code }} />;
}
