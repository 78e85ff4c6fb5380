/** The loader's placeholder for the addresses of the page's scripts, which are known only when the page is rendered. */
export const SCRIPT_ADDRESSES = "SCRIPT_ADDRESSES";

/**
 * Returns JSON for a `<script>` element. It writes "<" as \u003c, which JSON and JavaScript read as "<", so that no
 * text can end the element or open an HTML comment.
 */
export function scriptData(data: unknown): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
