import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { applyEdits, modify } from "jsonc-parser";
import { contentNames } from "../../content-model/check";
import { jsonSchema } from "../../content-model/json-schemas";
import { fieldsPage } from "./fields-page";

const SETTINGS = ".vscode/settings.json";

/**
 * Returns the files that are generated from the content model: the schemas and settings for VS
 * Code, and the documentation page that lists all fields. The keys are paths in the project, the
 * values are the contents of the files.
 */
export function filesFromModel(root: string): Map<string, string> {
  const schemaFile = (name: string) => `.vscode/schemas/${name}.schema.json`;
  const schemas = contentNames().map(
    (name) => [schemaFile(name), `${JSON.stringify(jsonSchema(name), null, 2)}\n`] as const,
  );
  const associations = contentNames().map((name) => ({
    fileMatch: [`/content/${name}.json`],
    url: `./${schemaFile(name)}`,
  }));
  const file = path.join(root, SETTINGS);
  const settings = existsSync(file) ? readFileSync(file, "utf8") : "{}";
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  const edits = modify(settings, ["json.schemas"], associations, { formattingOptions });
  return new Map([...schemas, [SETTINGS, applyEdits(settings, edits)], ["docs/content-files.md", fieldsPage()]]);
}

/** Writes the files that are generated from the content model. */
export function writeFilesFromModel(root: string): void {
  for (const [file, text] of filesFromModel(root)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}
