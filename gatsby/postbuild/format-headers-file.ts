/** A path of the site, in the syntax of a `_headers` file, and the headers it gets. */
export interface HeaderRule {
  /** Begins with "/"; a `*` at the end stands for anything. Netlify takes it with and without a slash at the end. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * The text of a `_headers` file, which Netlify, Cloudflare Pages and `npm run serve` obey.
 *
 * @throws when a path or header could not be read back as it was meant
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules.map(ruleText).join("\n");
}

function ruleText({ path, headers }: HeaderRule): string {
  if (!/^\/\S*$/.test(path)) throw new Error(`"${path}" is not a path that a _headers file can hold.`);
  const lines = Object.entries(headers).map(([name, value]) => {
    if (!/^[A-Za-z-]+$/.test(name) || !/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(value)) {
      throw new Error(`"${name}: ${value}" is not a header that a _headers file can hold.`);
    }
    return `  ${name}: ${value}\n`;
  });
  return `${path}\n${lines.join("")}`;
}
