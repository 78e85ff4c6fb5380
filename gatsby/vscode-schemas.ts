import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CONTENT_NAMES, jsonSchema } from "../content-model/schemas";

/** Writes the JSON Schemas that help edit the content in VS Code (.vscode/settings.json). */
export function writeSchemas(root: string): void {
  const folder = path.join(root, ".vscode/schemas");
  mkdirSync(folder, { recursive: true });
  for (const name of CONTENT_NAMES) {
    writeFileSync(path.join(folder, `${name}.schema.json`), JSON.stringify(jsonSchema(name), null, 2));
  }
}
