import { spawnSync } from "node:child_process";
import path from "node:path";

/** Runs a script of package.json (its name, then "--" and arguments), its output shown. @returns whether it succeeded */
export function runScript(words: readonly string[], env: Record<string, string>): boolean {
  const { status, error } = spawnSync("npm", ["run", "--silent", ...words], {
    cwd: path.join(__dirname, "../.."),
    stdio: "inherit",
    // On Windows npm is a batch file, which only a shell can start.
    shell: process.platform === "win32",
    env: { ...process.env, ...env },
  });
  if (error) console.error(`npm could not be started: ${error.message}`);
  return status === 0;
}
