import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { applyEdits, modify } from "jsonc-parser";
import { contentNames } from "../../content-model/check";
import { jsonSchema } from "../../content-model/json-schemas";

const SETTINGS = ".vscode/settings.json";

/** Returns the files in .vscode that tell VS Code what content may look like: path in the project → text. */
export function vsCodeFiles(root: string): Map<string, string> {
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
  return new Map([...schemas, [SETTINGS, applyEdits(settings, edits)]]);
}

/** Writes these files. */
export function writeSchemas(root: string): void {
  mkdirSync(path.join(root, ".vscode/schemas"), { recursive: true });
  for (const [file, text] of vsCodeFiles(root)) writeFileSync(path.join(root, file), text);
}
