/** `npm run build --workspace editor`: writes the hosted editor, set up by the environment, into editor/dist. */
import path from "node:path";
import { runCommand } from "../../scripts/lib/command";
import { buildEditor } from "../server/vite";
import { readEditorSettings } from "../settings";

const OUT = path.join(__dirname, "../dist");

void runCommand({}, async () => {
  await buildEditor(readEditorSettings(process.env), OUT);
  console.log("The editor is in editor/dist/.");
});
