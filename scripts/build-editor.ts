/** `npm run build:editor`: writes the hosted editor into editor/dist, as its settings in the environment say. */
import path from "node:path";
import { buildEditor } from "../editor/server/vite";
import { readEditorSettings } from "../editor/settings";
import { runCommand } from "./lib/command";

const OUT = path.join(__dirname, "../editor/dist");

void runCommand({}, async () => {
  await buildEditor(readEditorSettings(process.env), OUT);
  console.log(`The editor is in ${path.relative(process.cwd(), OUT)}/.`);
});
