import { cp, mkdir, rm } from "node:fs/promises";
import path from "node:path";

export type FileBackup = ReturnType<typeof createFileBackup>;

/**
 * Copies of files and folders of the published folder, by their path in it.
 *
 * @param site the folder that is published
 * @param store the folder that holds the copies
 */
export function createFileBackup(site: string, store: string) {
  const copy = (from: string, to: string) =>
    cp(from, to, { recursive: true, force: true }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
    });
  return {
    /** Saves a file or folder before it is changed or removed. One that does not exist is passed over. */
    async save(name: string) {
      await mkdir(path.dirname(path.join(store, name)), { recursive: true });
      await copy(path.join(site, name), path.join(store, name));
    },
    /** Puts everything back where it was. */
    restore: () => copy(store, site),
    clear: () => rm(store, { recursive: true, force: true }),
  };
}
