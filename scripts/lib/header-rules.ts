import { validateHeaderName, validateHeaderValue } from "node:http";
import { type Header, parseAllHeaders } from "@netlify/headers-parser";
import { versionOf } from "./file-version";

/** Response headers by name. */
export type Headers = Record<string, string>;

/** Netlify sets these itself and ignores rules for them (docs.netlify.com/routing/headers, "Limitations"). */
const SET_BY_THE_HOST = new Set([
  "accept-ranges",
  "age",
  "allow",
  "alt-svc",
  "connection",
  "content-encoding",
  "content-length",
  "content-range",
  "date",
  "location",
  "server",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/**
 * The custom headers of a site, as in Netlify's `_headers` file. All rules whose path matches apply; where two set
 * the same header, the later one in the file wins, as in Netlify's own local server.
 *
 * The file is read again when it has changed. A faulty line is reported once and left out, the rest applies.
 *
 * @param file path of the `_headers` file, which need not exist
 * @returns the headers for a path such as "/thank-you/"
 */
export function createHeaderRules(file: string): (pathname: string) => Promise<Headers> {
  let version: string | undefined;
  let rules: Promise<Header[]> = Promise.resolve([]);

  return async (pathname) => {
    const current = await versionOf(file);
    if (current !== version) {
      version = current;
      rules = current === undefined ? Promise.resolve([]) : readRules(file);
    }
    const matching = (await rules).filter(({ forRegExp }) => forRegExp.test(pathname));
    return Object.assign({}, ...matching.map(({ values }) => values));
  };
}

async function readRules(file: string): Promise<Header[]> {
  const { headers, errors } = await parseAllHeaders({ headersFiles: [file], configHeaders: [], minimal: false });
  for (const { message } of errors) console.warn(`${file}: ${message}`);
  return headers
    .filter((rule): rule is Header => "forRegExp" in rule)
    .map((rule) => ({ ...rule, values: sendable(rule.values, file) }));
}

/** Names in small letters, so that "X-Robots-Tag" and "x-robots-tag" are one header. */
function sendable(values: Headers, file: string): Headers {
  const entries = Object.entries(values).map(([name, value]): [string, string] => [name.toLowerCase(), value]);
  return Object.fromEntries(
    entries.filter(([name, value]) => !SET_BY_THE_HOST.has(name) && isValidHeader(name, value, file)),
  );
}

function isValidHeader(name: string, value: string, file: string): boolean {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return true;
  } catch {
    console.warn(`${file}: "${name}: ${value}" is not a valid header and is left out`);
    return false;
  }
}
