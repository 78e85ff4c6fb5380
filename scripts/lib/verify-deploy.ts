import { existsSync } from "node:fs";
import { builtFiles, builtRoutes, UNKNOWN_PATH } from "./built-site";
import { readRedirects, serveLocally } from "./static-host";

/** What no deploy may lack, whatever else it holds. */
const REQUIRED = [
  "404.html",
  "_headers",
  "_redirects",
  "robots.txt",
  "sitemap.xml",
  ".well-known/security.txt",
  "licenses.txt",
  // Browsers and search engines ask for it without being told.
  "favicon.ico",
  "favicon.svg",
  "apple-touch-icon.png",
  "social-image.png",
];
/** Addresses that others already have, such as the external form: they have to lead on, whatever _redirects says. */
export const REQUIRED_REDIRECTS = ["/home", "/thankyou", "/thanks", "/thank-you.html"];
const HOST_FILES = ["_headers", "_redirects"];

const REVALIDATE = "public, max-age=0, must-revalidate";
const IMMUTABLE = "public, max-age=31536000, immutable";
/** What webpack names after its content, with twenty digits of a hash. */
const WEBPACK_FILE = /^[^/]+[-.][0-9a-f]{20}\.(?:js|css)$/;
/** All that Gatsby and the build after it write; the rest is from the repository's folder `static`. */
const EXPECTED = [
  WEBPACK_FILE,
  /^(?:[\w-]+\/)*index\.html$/,
  /^page-data\/[\w./-]+\.json$/,
  /^static\/[\w./-]+\.(?:avif|webp|png|jpe?g|svg|woff2)$/,
];

/**
 * What only a deploy can have wrong: files that are missing or nobody's business, headers, cache lifetimes, redirects,
 * and whether search engines may list it. What the pages show has tests of its own (`npm run test:content`).
 *
 * @param folder what would be published
 * @param options `given`: names of the files that are published as they are, from the repository's folder `static`
 * @returns everything that is wrong, each in one sentence
 */
export async function verifyDeploy(
  folder: string,
  { given, indexable }: { given: readonly string[]; indexable: boolean },
): Promise<string[]> {
  if (!existsSync(folder)) return [`${folder}, which netlify.toml says to publish, was not built`];
  const files = builtFiles(folder);
  const known = [...REQUIRED, ...given];
  const faults = known.filter((file) => !files.includes(file)).map((file) => `/${file} was not built`);
  for (const file of files) {
    if (known.includes(file) || EXPECTED.some((pattern) => pattern.test(file))) continue;
    faults.push(`/${file} is published, and nobody knows why`);
  }

  const site = await serveLocally(folder);
  const get = (address: string) => fetch(site.origin + address, { redirect: "manual" });
  const check = (holds: boolean, fault: string) => void (holds || faults.push(fault));
  try {
    const routes = builtRoutes(folder);
    for (const address of [
      ...routes,
      ...files.filter((file) => !HOST_FILES.includes(file)).map((file) => `/${file}`),
    ]) {
      const { status, headers } = await get(address);
      const lifetime = /^\/static\//.test(address) || WEBPACK_FILE.test(address.slice(1)) ? IMMUTABLE : REVALIDATE;
      const noindex = headers.get("x-robots-tag") === "noindex";
      check(status === (address === UNKNOWN_PATH ? 404 : 200), `${address} is answered ${status}`);
      check(headers.has("content-security-policy"), `${address} comes without a content-security policy`);
      check(headers.has("strict-transport-security"), `${address} comes without Strict-Transport-Security`);
      check(headers.get("cache-control") === lifetime, `${address} is kept as "${headers.get("cache-control")}"`);
      check(noindex !== indexable, `${address} ${noindex ? "tells" : "does not tell"} search engines to stay away`);
    }
    const redirects = (await readRedirects(folder)).map(({ path: from }) => from);
    for (const from of new Set([...REQUIRED_REDIRECTS, ...redirects])) {
      const location = (await get(`${from}?utm_source=postcard`)).headers.get("location");
      const target = location === null ? undefined : await get(location);
      check(target?.status === 200, `${from} leads to ${location}, which is answered ${target?.status}`);
      check(/[?&]/.test(location ?? ""), `${from} does not keep the campaign parameters`);
    }
  } finally {
    site.close();
  }
  return faults;
}
