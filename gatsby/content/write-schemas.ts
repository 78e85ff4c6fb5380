import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentNames } from "../../content-model/check";
import { jsonSchema, jsonSchemaFile } from "../../content-model/json-schemas";

/** Writes what VS Code knows about the content files into .vscode/schemas, where that differs from what is there. */
export function writeSchemas(root: string): void {
  const folder = path.join(root, ".vscode/schemas");
  mkdirSync(folder, { recursive: true });
  for (const name of contentNames()) {
    const file = path.join(folder, jsonSchemaFile(name));
    const text = `${JSON.stringify(jsonSchema(name), null, 2)}\n`;
    if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
  }
}
