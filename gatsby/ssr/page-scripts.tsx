import type { RenderBodyArgs } from "gatsby";
import type { InlineScripts } from "./inline-scripts";

/** Written in here by webpack (gatsby/webpack/config.ts). */
declare const INLINE_SCRIPTS: InlineScripts;

/** Stands in the loader for the list of a page's scripts, which is known only when the page is rendered. */
export const SCRIPT_ADDRESSES = "SCRIPT_ADDRESSES";

/**
 * JSON that can stand in a script element. A "<" in it cannot end the element or open a comment: it is written as
 * \u003c, which JSON and JavaScript read as the same character.
 */
export function scriptData(data: unknown): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

declare module "gatsby" {
  interface RenderBodyArgs {
    /** The page's scripts, and those that a browser may fetch ahead. Given in a build; Gatsby's types leave it out. */
    scripts?: readonly { name: string; rel: string }[];
  }
}

/** The `<script>` elements of a page's head, by the path of the page. */
export function headScripts(pathname: string) {
  const { head, missingPage, analytics, structuredData } = INLINE_SCRIPTS;
  return [
    inlineScript("head", head),
    pathname === "/404.html" && inlineScript("missing-page", missingPage),
    analytics !== undefined && inlineScript("analytics", analytics),
    pathname === "/" && inlineScript("structured-data", structuredData, "application/ld+json"),
  ];
}

/**
 * Addresses of the scripts that a built page needs.
 *
 * @throws when Gatsby names none: then it tells of them in another way, and this has to follow
 */
export function scriptAddresses({ scripts = [] }: Pick<RenderBodyArgs, "scripts">): string[] {
  const addresses = scripts.filter(({ rel }) => rel !== "prefetch").map(({ name }) => `/${name}`);
  if (addresses.length === 0) {
    throw new Error(
      "Gatsby names no scripts of the page in onRenderBody any more. After an upgrade, see in its " +
        "cache-dir/static-entry.js how they are named now, and correct gatsby/ssr/page-scripts.tsx.",
    );
  }
  return addresses;
}

/** What stands at the end of a page: the loader, which fetches its scripts when they are wanted. */
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
