/** `npm run build:editor`: writes the hosted editor into editor/dist, as its settings in the environment say. */
import path from "node:path";
import { buildEditor } from "../editor/server/vite";
import { readEditorSettings } from "../editor/settings";

const ROOT = path.join(__dirname, "..");
const OUT = path.join(ROOT, "editor/dist");

async function main(): Promise<void> {
  await buildEditor({ root: ROOT, out: OUT, settings: readEditorSettings(process.env) });
  console.log(`The editor is in ${path.relative(process.cwd(), OUT)}/.`);
}

main().catch((error: Error) => {
  console.error(`The editor could not be built. ${error.message}`);
  process.exitCode = 1;
});
