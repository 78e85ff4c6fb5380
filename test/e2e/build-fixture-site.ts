/**
 * Builds the site that the tests of behavior run on, from test/fixtures/content, into .fixture-site/public. The firm's
 * own site in public/ stays as it is. Does nothing if the last build was made from the same sources.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../gatsby/content/read-content";
import { run } from "../../scripts/lib/run";
import { withBuildOutputOf } from "../../scripts/lib/swap-build-output";

const ROOT = path.join(__dirname, "../..");
const SITE = path.join(ROOT, ".fixture-site/public");
/** Beside the site: what it was made from. */
const MADE_FROM = path.join(ROOT, ".fixture-site/made-from.txt");
const SOURCES = [
  ...["content-model", "gatsby", "src", "static", "test/fixtures"],
  ...["gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.tsx", "gatsby-browser.tsx"],
  ...["package.json", "package-lock.json", "tailwind.config.js", "postcss.config.js"],
];

function hashOfSources(): string {
  const hash = createHash("sha256");
  for (const source of SOURCES) {
    const isFile = statSync(path.join(ROOT, source)).isFile();
    const files = isFile ? [source] : listFiles(ROOT, `${source}/`);
    for (const file of files) hash.update(`${file}\n`).update(readFileSync(path.join(ROOT, file)));
  }
  return hash.digest("hex");
}

const sources = hashOfSources();
const isCurrent = existsSync(path.join(SITE, "index.html")) && existsSync(MADE_FROM);
if (!isCurrent || readFileSync(MADE_FROM, "utf8") !== sources) {
  const env = { ...process.env, CONTEXT: "production", CONTENT_DIR: "test/fixtures/content", TEST_PAGES: "1" };
  if (withBuildOutputOf(".", () => run("npm run --silent build", env))) writeFileSync(MADE_FROM, sources);
  else process.exitCode = 1;
}
