import { cp, mkdir, rm } from "node:fs/promises";
import path from "node:path";

/** Copies of files and folders of the published folder, by their path in it. */
export interface FileBackup {
  /** Saves a file or folder before it is changed or removed. One that does not exist is passed over. */
  save: (name: string) => Promise<void>;
  /** Puts everything back where it was. */
  restore: () => Promise<void>;
  clear: () => Promise<void>;
}

/**
 * @param site the folder that is published
 * @param store the folder that holds the copies
 */
export function createFileBackup(site: string, store: string): FileBackup {
  const copy = (from: string, to: string) => cp(from, to, { recursive: true, force: true }).catch(ignoreMissing);
  return {
    async save(name) {
      await mkdir(path.dirname(path.join(store, name)), { recursive: true });
      await copy(path.join(site, name), path.join(store, name));
    },
    restore: () => copy(store, site),
    clear: () => rm(store, { recursive: true, force: true }),
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}
