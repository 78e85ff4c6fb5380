/**
 * Builds the site that the tests of behavior run on, from test/fixtures/content, into .fixture-site/public. Does nothing
 * if the last build was made from the same sources.
 *
 * Gatsby builds in one place only. What it has of the firm's own site is moved away meanwhile, and back whatever happens.
 */
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { lockBuilds } from "../../gatsby/build-lock";
import { listFiles } from "../../gatsby/content/read-content";
import { runCommand } from "../../scripts/lib/command";
import { run } from "../../scripts/lib/run";
import { SITE_SOURCES } from "./project-copy";

const ROOT = path.join(__dirname, "../..");
const FIXTURE_SITE = path.join(ROOT, ".fixture-site");
const BACKUP = path.join(FIXTURE_SITE, "firm");
const COMPILED = path.join(BACKUP, ".cache/webpack");
/** Beside the site: what it was made from. */
const MADE_FROM = path.join(FIXTURE_SITE, "made-from.txt");
/** What Gatsby writes. */
const FOLDERS = [".cache", "public"];

function hashOfSources(): string {
  const hash = createHash("sha256");
  for (const source of SITE_SOURCES) {
    const isFile = statSync(path.join(ROOT, source)).isFile();
    const files = isFile ? [source] : listFiles(ROOT, `${source}/`);
    for (const file of files) hash.update(`${file}\n`).update(readFileSync(path.join(ROOT, file)));
  }
  return hash.digest("hex");
}

function move(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const folder of FOLDERS) {
    if (!existsSync(path.join(from, folder))) continue;
    rmSync(path.join(to, folder), { recursive: true, force: true });
    renameSync(path.join(from, folder), path.join(to, folder));
  }
}

/**
 * Moves the firm's folders back. What an interrupted run has left in their place is half a build, and is deleted, unless
 * somebody has built the firm's site since: its last file is there, but not that of the fixtures (gatsby-config.ts).
 */
function restore(): void {
  if (!existsSync(BACKUP)) return;
  const isRebuilt =
    existsSync(path.join(ROOT, "public/_headers")) && !existsSync(path.join(ROOT, ".cache/fixture-types.d.ts"));
  if (!isRebuilt) {
    for (const folder of FOLDERS) rmSync(path.join(ROOT, folder), { recursive: true, force: true });
    move(BACKUP, ROOT);
  }
  rmSync(BACKUP, { recursive: true });
}

void runCommand({}, async () => {
  const sources = hashOfSources();
  const isThere = existsSync(path.join(FIXTURE_SITE, "public/index.html")) && existsSync(MADE_FROM);
  const isBuilt = isThere && readFileSync(MADE_FROM, "utf8") === sources;
  if (isBuilt && !existsSync(BACKUP)) return;
  lockBuilds(ROOT);
  restore();
  if (isBuilt) return;
  move(ROOT, BACKUP);
  try {
    // What has been compiled for the firm's site is half of the work.
    if (existsSync(COMPILED)) cpSync(COMPILED, path.join(ROOT, ".cache/webpack"), { recursive: true });
    const env = { CONTEXT: "production", CONTENT_DIR: "test/fixtures/content", TEST_PAGES: "1" };
    const succeeded = await run("npx gatsby build", { ...process.env, ...env });
    if (succeeded) {
      move(ROOT, FIXTURE_SITE);
      writeFileSync(MADE_FROM, sources);
    } else {
      process.exitCode = 1;
    }
  } finally {
    restore();
  }
});
