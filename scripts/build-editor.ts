/** `npm run build:editor`: writes the hosted editor into editor/dist, as its settings in the environment say. */
import path from "node:path";
import { buildEditor } from "../editor/server/vite";
import { readEditorSettings } from "../editor/settings";

const OUT = path.join(__dirname, "../editor/dist");

async function main(): Promise<void> {
  await buildEditor(readEditorSettings(process.env), OUT);
  console.log(`The editor is in ${path.relative(process.cwd(), OUT)}/.`);
}

main().catch((error: Error) => {
  console.error(`The editor could not be built. ${error.message}`);
  process.exitCode = 1;
});
