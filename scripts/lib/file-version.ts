import { stat } from "node:fs/promises";

/** Something that changes when a file does; undefined if there is none. */
export async function versionOf(file: string): Promise<string | undefined> {
  const stats = await stat(file).catch(() => undefined);
  return stats && `${stats.mtimeMs}-${stats.size}`;
}
