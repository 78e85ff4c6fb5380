/** Texts that would do harm if a page treated text as markup or as a script. */
export const PAYLOADS = [
  "</script><script>globalThis.harmed = true</script>",
  '"><img src=x onerror="globalThis.harmed = true">',
  "' onfocus='globalThis.harmed = true' autofocus='",
  "<svg onload=globalThis.harmed=true>",
  "javascript:globalThis.harmed = true",
  "{{constructor.constructor('globalThis.harmed = true')()}}",
  "]]><!--<script>globalThis.harmed = true</script>",
] as const;

/** Fields that cannot hold arbitrary text: the check accepts only a word from a list, a date or a path there. */
const NOT_TEXT = new Set("icon section link from to opens closes date asOf image sample".split(" "));

/** Returns the same content with the payload in every text. A number makes each text unique, as lists require. */
export function withPayload<T>(content: T, payload: string): T {
  let count = 0;
  const change = (value: unknown, key: string): unknown => {
    if (NOT_TEXT.has(key)) return value;
    if (typeof value === "string") return `${payload} ${count++}`;
    if (Array.isArray(value)) return value.map((item) => change(item, key));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, change(field, name)]));
  };
  return change(content, "") as T;
}
