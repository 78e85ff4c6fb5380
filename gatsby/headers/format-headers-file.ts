/** A path of the site, in the syntax of a `_headers` file, and its headers. */
export interface HeaderRule {
  /** Begins with "/". A `*` at the end matches anything. For Netlify, a slash at the end makes no difference. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * Returns the text of a `_headers` file, which Netlify, Cloudflare Pages and `npm run serve` obey.
 *
 * @throws when a host would misread a path or a header
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules.map(ruleText).join("\n");
}

function ruleText({ path, headers }: HeaderRule): string {
  if (!/^\/\S*$/.test(path)) throw new Error(`"${path}" is not a path that a _headers file can contain.`);
  const lines = Object.entries(headers).map(([name, value]) => {
    if (!/^[A-Za-z-]+$/.test(name) || !/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(value)) {
      throw new Error(`"${name}: ${value}" is not a header that a _headers file can contain.`);
    }
    return `  ${name}: ${value}\n`;
  });
  return `${path}\n${lines.join("")}`;
}
