import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildEditor } from "../../server/vite";

/** The environment variable that tells tests the folder of the built editor. */
export const BUILT_EDITOR = "BUILT_EDITOR";

/** Builds the editor before the first test, and deletes it after the last. */
export default async function buildEditors(): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), "editor-"));
  process.env[BUILT_EDITOR] = folder;
  await buildEditor({ place: "local", folder }, folder);
  return () => rmSync(folder, { recursive: true });
}
