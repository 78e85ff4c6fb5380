import { cp, mkdir, rm } from "node:fs/promises";
import path from "node:path";

/**
 * Files as Gatsby wrote them, before the build was finished. Gatsby writes a page again only if it has changed, and
 * then fixes the others in place; so it must find them as it left them.
 */
export interface OutputBackup {
  /** Puts a file or folder aside, before it is changed or removed. A missing one is none of its business. */
  keep: (name: string) => Promise<void>;
  /** Puts everything back where it was. */
  restore: () => Promise<void>;
  /** Forgets what was put aside. */
  forget: () => Promise<void>;
}

/**
 * @param site the folder that is published
 * @param store a folder that is deleted whenever Gatsby starts again
 */
export function createOutputBackup(site: string, store: string): OutputBackup {
  const copy = (from: string, to: string) => cp(from, to, { recursive: true, force: true }).catch(ignoreMissing);
  return {
    async keep(name) {
      await mkdir(path.dirname(path.join(store, name)), { recursive: true });
      await copy(path.join(site, name), path.join(store, name));
    },
    restore: () => copy(store, site),
    forget: () => rm(store, { recursive: true, force: true }),
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}
