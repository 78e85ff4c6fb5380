/** The second part of `npm run build`: deletes the last build, and builds the site into public/. */
import path from "node:path";
import { lockBuilds } from "../gatsby/build-lock";
import { runCommand } from "./lib/command";
import { run } from "./lib/run";

void runCommand({}, async () => {
  lockBuilds(path.join(__dirname, ".."));
  // Two runs instead of "gatsby clean && gatsby build": a shell would not pass on a signal such as Ctrl+C.
  const succeeded = (await run("gatsby clean")) && (await run("gatsby build"));
  process.exitCode = succeeded ? 0 : 1;
});
