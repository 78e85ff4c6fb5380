import { parseAllRedirects } from "@netlify/redirect-parser";
import { versionOf } from "./file-version";

/** A rule as the parser gives it, as far as it is used here. */
export interface Redirect {
  path: string;
  to: string;
  status: number;
}

/** Where a path has moved. */
export interface Move {
  status: number;
  /** Value of the `Location` header. */
  location: string;
}

/**
 * The redirects of a site, as in Netlify's `_redirects` file. Of several rules for a path, the first one holds.
 *
 * Only what this site uses: rules from one path to another. Others (placeholders, conditions, rewrites) are reported
 * once and left out. The file is read again when it has changed.
 *
 * @param file path of the `_redirects` file, which need not exist
 * @returns where a path such as "/thankyou" has moved, with the query it was asked for; undefined if it has not
 */
export function createRedirectRules(file: string): (pathname: string, query: string) => Promise<Move | undefined> {
  let version: string | undefined;
  let rules: Promise<Redirect[]> = Promise.resolve([]);

  return async (pathname, query) => {
    const current = await versionOf(file);
    if (current !== version) {
      version = current;
      rules = current === undefined ? Promise.resolve([]) : readRedirects(file);
    }
    const rule = (await rules).find(({ path }) => withoutSlash(path) === withoutSlash(pathname));
    // Netlify hands the query on, unless the rule names one itself.
    return rule && { status: rule.status, location: rule.to.includes("?") ? rule.to : rule.to + query };
  };
}

/** The rules of a `_redirects` file that this server can follow; of others it warns. @param file need not exist */
export async function readRedirects(file: string): Promise<Redirect[]> {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [file],
    configRedirects: [],
    minimal: false,
  });
  for (const { message } of errors) console.warn(`${file}: ${message}`);
  // The parser does not type what it gives.
  return (redirects as Redirect[]).filter((rule) => isPlain(rule, file));
}

function isPlain(rule: Redirect, file: string): boolean {
  const plain = rule.status >= 300 && rule.status < 400 && !/[:*]/.test(rule.path) && rule.to.startsWith("/");
  if (!plain) console.warn(`${file}: the rule for "${rule.path}" is more than this server can do and is left out`);
  return plain;
}

/** Netlify takes a rule's path with and without a slash at the end. */
function withoutSlash(path: string): string {
  return path.replace(/\/+$/, "");
}
