/** `npm run schemas`: writes what VS Code knows about the content files. To be run after a change of the content model. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentNames } from "../content-model/check";
import { jsonSchema, jsonSchemaFile } from "../content-model/json-schemas";

const FOLDER = path.join(__dirname, "../.vscode/schemas");

mkdirSync(FOLDER, { recursive: true });
for (const name of contentNames()) {
  writeFileSync(path.join(FOLDER, jsonSchemaFile(name)), `${JSON.stringify(jsonSchema(name), null, 2)}\n`);
}
console.log(`${contentNames().length} schemas are in ${path.relative(process.cwd(), FOLDER)}.`);
