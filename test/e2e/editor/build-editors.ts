import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildEditor } from "../../../editor/server/vite";
import { type EditorSettings, readEditorSettings } from "../../../editor/settings";

/** How an editor is set up: on somebody's computer, or hosted, in the two ways in which changes reach the live branch. */
export type Place = "computer" | "github" | "github-direct";

/** Where the editors were built to, for the processes that run the tests. */
const VARIABLE = "BUILT_EDITORS";

const HOSTED = { EDITOR_REPOSITORY: "example-law/website", EDITOR_SIGN_IN_SITE: "edit.example.com" };

const SETTINGS: Record<Place, EditorSettings> = {
  computer: { place: "local" },
  github: readEditorSettings(HOSTED),
  "github-direct": readEditorSettings({ ...HOSTED, EDITOR_PUBLISH: "direct" }),
};

/** The folder of a built editor, as it would be deployed. */
export function builtEditor(place: Place): string {
  return path.join(process.env[VARIABLE] ?? "", place);
}

/** Builds all editors before the first test, and deletes them after the last. */
export default async function buildEditors(): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), "editors-"));
  process.env[VARIABLE] = folder;
  const places = Object.entries(SETTINGS) as [Place, EditorSettings][];
  await Promise.all(places.map(([place, settings]) => buildEditor(settings, builtEditor(place))));
  return () => rmSync(folder, { recursive: true });
}
