import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Keeps other builds out of the project's folder, where Gatsby has room for one, until this process ends. The processes
 * that it starts may build; if it is killed, they still keep others out.
 *
 * @throws if another build is running, before anything has changed
 */
export function lockBuilds(root: string): void {
  const file = path.join(root, ".build-lock");
  const holders = existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
  const running = holders.find(isRunning);
  if (running && !holders.includes(process.env.BUILD_LOCK ?? "")) {
    throw new Error(
      `Process ${running} is building in this folder: "npm run build", "npm run develop" or a test. Wait until it has\n` +
        "ended, or stop it. If it is none of these, delete the file .build-lock.",
    );
  }
  if (holders.length > 0 && !running) rmSync(file);
  writeFileSync(file, `${process.pid}\n`, { flag: running ? "a" : "wx" });
  if (running) return;
  process.env.BUILD_LOCK = String(process.pid);
  process.on("exit", () => rmSync(file, { force: true }));
}

function isRunning(id: string): boolean {
  try {
    return process.kill(Number(id), 0);
  } catch (error) {
    // Of another user, it may not be sent a signal.
    return Object(error).code === "EPERM";
  }
}
