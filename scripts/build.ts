/** `npm run build`, after the content check: deletes the last build and writes the site into public/. */
import path from "node:path";
import { lockBuilds } from "../gatsby/build-lock";
import { runCommand } from "./lib/command";
import { run } from "./lib/run";

void runCommand({}, async () => {
  lockBuilds(path.join(__dirname, ".."));
  // One after the other: a shell between them would not pass on a signal.
  const succeeded = (await run("gatsby clean")) && (await run("gatsby build"));
  process.exitCode = succeeded ? 0 : 1;
});
