import { spawnSync } from "node:child_process";
import path from "node:path";

const ROOT = path.join(__dirname, "../..");

/** Runs a command line, its output shown, in the project's folder unless told otherwise. @returns whether it succeeded */
export function run(command: string, env: NodeJS.ProcessEnv = process.env, cwd = ROOT): boolean {
  // By a shell, without which Windows finds no npm.
  const { status, error } = spawnSync(command, { cwd, env, shell: true, stdio: "inherit" });
  if (error) console.error(`"${command}" could not be started: ${error.message}`);
  return status === 0;
}
