/**
 * `npm run build:fixtures`: builds the site that the end-to-end tests of behavior run on, from test/fixtures/content,
 * into .fixture-site/public. The firm's own site in public/ stays as it is.
 *
 * Gatsby can only build into public/ and .cache/, so both are moved aside meanwhile, and put back whatever happens.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

const ROOT = path.join(__dirname, "..");
const FIXTURE_SITE = path.join(ROOT, ".fixture-site");
const ASIDE = path.join(ROOT, ".fixture-site", "firm");
/** They belong together: what .cache says is built has to be in public. */
const FOLDERS = [".cache", "public"];

function move(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const folder of FOLDERS) {
    if (!existsSync(path.join(from, folder))) continue;
    rmSync(path.join(to, folder), { recursive: true, force: true });
    renameSync(path.join(from, folder), path.join(to, folder));
  }
}

/** Puts the firm's folders back. What an interrupted run has left in their place is half a build, and goes. */
function putBack(): void {
  if (!existsSync(ASIDE)) return;
  for (const folder of FOLDERS) rmSync(path.join(ROOT, folder), { recursive: true, force: true });
  move(ASIDE, ROOT);
  rmSync(ASIDE, { recursive: true });
}

putBack();
move(ROOT, ASIDE);
try {
  move(FIXTURE_SITE, ROOT);
  const { status } = spawnSync("npm", ["run", "--silent", "build"], {
    cwd: ROOT,
    stdio: "inherit",
    // On Windows npm is a batch file, which only a shell can start.
    shell: process.platform === "win32",
    env: { ...process.env, CONTENT_DIR: "test/fixtures/content", TEST_PAGES: "1", CONTEXT: "production" },
  });
  if (status === 0) move(ROOT, FIXTURE_SITE);
  process.exitCode = status ?? 1;
} finally {
  putBack();
}
