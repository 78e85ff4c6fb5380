/**
 * `npm run edit`: opens the content editor on this working copy, without a login.
 *
 * The port is 9500, or `PORT`. The folder is content/, or `CONTENT_DIR`. With `-- --no-open`, no
 * browser opens.
 */
import path from "node:path";
import { type Plugin, preview } from "vite";
import { contentFolder } from "../../gatsby/content/read-content";
import { type OptionValues, readPort, runCommand } from "../../scripts/lib/command";
import { createStaticHost } from "../../scripts/lib/static-host";
import { contentApi } from "../server/content-api";
import { buildEditor } from "../server/vite";
import type { EditorSettings } from "../settings";

const ROOT = path.join(__dirname, "../..");
/** The output folder. The hosted editor is built in another one, `editor/dist`. */
const OUT = path.join(__dirname, "../.local/dist");

const OPTIONS = { "no-open": { type: "boolean" } } as const;

async function main({ "no-open": noOpen }: OptionValues<typeof OPTIONS>): Promise<void> {
  const content = contentFolder(ROOT);
  const port = readPort(9500);
  const address = `http://localhost:${port}`;
  // The server can write files, so other computers and pages of other origins must not use it.
  const server = { host: "127.0.0.1", port, strictPort: true, cors: false, open: !noOpen && address };
  const settings: EditorSettings = { place: "local", folder: content };
  const host: Plugin = {
    name: "host",
    configurePreviewServer({ middlewares }) {
      // Another run may have overwritten the built settings.json since.
      middlewares.use("/settings.json", (_, response) => response.end(JSON.stringify(settings)));
      middlewares.use(contentApi(content)).use(createStaticHost(OUT));
    },
  };
  await buildEditor(settings, OUT);
  const starting = preview({ configFile: false, logLevel: "silent", plugins: [host], preview: server });
  await starting.catch(({ message }: Error) => {
    throw new Error(`${message}. Choose another port, for example: PORT=${port + 1} npm run edit`);
  });
  console.log(`Edit ${path.relative(ROOT, content)}/ at ${address} (Ctrl+C stops it)`);
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(0));
void runCommand(OPTIONS, main);
