import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

const ROOT = path.join(__dirname, "../..");
const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/**
 * Runs a command line and shows its output.
 *
 * @param cwd the project's folder by default
 * @returns true if the command succeeded
 * @throws if a signal such as Ctrl+C ended the command, so that the caller can still clean up
 */
export async function run(command: string, env: NodeJS.ProcessEnv = process.env, cwd = ROOT): Promise<boolean> {
  // Windows needs a shell to find npm. Elsewhere, `exec` replaces the shell with the command, so signals reach the command.
  const line = process.platform === "win32" ? command : `exec ${command}`;
  const child = spawn(line, { cwd, env, shell: true, stdio: "inherit" });
  let received: NodeJS.Signals | undefined;
  const passOn = (signal: NodeJS.Signals) => {
    received = signal;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, passOn);
  const [status] = await once(child, "exit");
  for (const signal of SIGNALS) process.off(signal, passOn);
  if (received) throw new Error(`"${command}" was ended by ${received}.`);
  return status === 0;
}
