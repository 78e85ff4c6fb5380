/** `npm run schemas`: writes what VS Code knows about the content files. To be run after a change of the content model. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentNames } from "../src/content-model/check";
import { editorSchema, editorSchemaFile } from "../src/content-model/editor-schemas";

const FOLDER = path.join(__dirname, "../.vscode/schemas");

mkdirSync(FOLDER, { recursive: true });
for (const name of contentNames()) {
  writeFileSync(path.join(FOLDER, editorSchemaFile(name)), `${JSON.stringify(editorSchema(name), null, 2)}\n`);
}
console.log(`${contentNames().length} schemas are in ${path.relative(process.cwd(), FOLDER)}.`);
