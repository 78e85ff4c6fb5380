import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

const ROOT = path.join(__dirname, "../..");
/** Sites other than the firm's, each with what Gatsby kept of its build. Ignored by git. */
const OTHER_SITES = path.join(ROOT, ".fixture-site");
const ASIDE = path.join(OTHER_SITES, "firm");
/** They belong together: what .cache says is built has to be in public. */
const FOLDERS = [".cache", "public", ".unused-assets"];

/**
 * Does something with another site than the firm's in public/ and .cache/, the only folders that Gatsby builds in. The
 * firm's own are moved aside meanwhile, and put back whatever happens.
 *
 * @param store folder of the other site below .fixture-site, kept for the next time if `run` succeeds
 * @param run returns whether it succeeded
 */
export function withOtherSite(store: string, run: () => boolean): boolean {
  putBack();
  move(ROOT, ASIDE);
  try {
    move(path.join(OTHER_SITES, store), ROOT);
    const succeeded = run();
    if (succeeded) move(ROOT, path.join(OTHER_SITES, store));
    return succeeded;
  } finally {
    putBack();
  }
}

/** Runs a script of package.json with more in its environment. @returns whether it succeeded */
export function runScript(words: readonly string[], env: Record<string, string>): boolean {
  const { status } = spawnSync("npm", ["run", "--silent", ...words], {
    cwd: ROOT,
    stdio: "inherit",
    // On Windows npm is a batch file, which only a shell can start.
    shell: process.platform === "win32",
    env: { ...process.env, CONTEXT: "production", ...env },
  });
  return status === 0;
}

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
