import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

const ROOT = path.join(__dirname, "../..");
/** Sites other than the firm's, each with what Gatsby kept of its build. Ignored by git. */
const OTHER_SITES = path.join(ROOT, ".fixture-site");
const BACKUP = path.join(OTHER_SITES, "firm");
/** What Gatsby writes. */
const FOLDERS = [".cache", "public"];

/**
 * Does something with another site than the firm's in the only folders that Gatsby builds in. The firm's own are moved
 * away meanwhile, and moved back whatever happens.
 *
 * @param store folder below .fixture-site in which the other site is kept if `run` returns that it succeeded
 */
export function withBuildOutputOf(store: string, run: () => boolean): boolean {
  restore();
  move(ROOT, BACKUP);
  try {
    const succeeded = run();
    if (succeeded) move(ROOT, path.join(OTHER_SITES, store));
    return succeeded;
  } finally {
    restore();
  }
}

function move(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const folder of FOLDERS) {
    if (!existsSync(path.join(from, folder))) continue;
    rmSync(path.join(to, folder), { recursive: true, force: true });
    renameSync(path.join(from, folder), path.join(to, folder));
  }
}

/** Moves the firm's folders back. What an interrupted run has left in their place is half a build, and is deleted. */
function restore(): void {
  if (!existsSync(BACKUP)) return;
  for (const folder of FOLDERS) rmSync(path.join(ROOT, folder), { recursive: true, force: true });
  move(BACKUP, ROOT);
  rmSync(BACKUP, { recursive: true });
}
