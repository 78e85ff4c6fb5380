/**
 * `npm run edit`: opens the content editor on this working copy, without a login.
 *
 * `PORT` names another port than 9500, `CONTENT_DIR` another folder than content/. With `-- --no-open` no browser is
 * opened.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { contentFolder } from "../gatsby/content/read-content";
import { buildEditor } from "./lib/build-editor";
import { createContentServer } from "./lib/content-server";
import { listen } from "./lib/listen";

const ROOT = path.join(__dirname, "..");
/** Not in .cache, which Gatsby empties. */
const EDITOR = path.join(ROOT, ".editor");
/** Opens an address in the browser that the person has chosen, by system; elsewhere it is "xdg-open". */
const OPENERS: Record<string, [command: string, ...args: string[]]> = {
  darwin: ["open"],
  win32: ["rundll32", "url.dll,FileProtocolHandler"],
};

async function main(): Promise<void> {
  const content = contentFolder(ROOT);
  if (!existsSync(content)) throw new Error(`There is no content folder ${content}. Check CONTENT_DIR.`);
  await buildEditor({ root: ROOT, out: EDITOR, settings: { place: "local" } });
  const port = Number(process.env.PORT || 9500);
  listen(createContentServer({ content, editor: EDITOR }), {
    port,
    // It can write: nobody else in the network may ask it.
    host: "127.0.0.1",
    script: "edit",
    onListening() {
      const address = `http://localhost:${port}`;
      console.log(`Edit ${path.relative(process.cwd(), content)}/ at ${address} (Ctrl+C stops it)`);
      if (!process.argv.includes("--no-open")) openBrowser(address);
    },
  });
}

/** Where there is no browser, the address that was printed has to do. */
function openBrowser(address: string): void {
  const [command, ...args] = OPENERS[process.platform] ?? ["xdg-open"];
  spawn(command, [...args, address], { stdio: "ignore", detached: true })
    .on("error", () => undefined)
    .unref();
}

main().catch((error: Error) => {
  console.error(`The editor could not start. ${error.message}`);
  process.exitCode = 1;
});
