import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Locks the project's folder for other builds until this process ends, because two builds of Gatsby in one folder would
 * break each other. Child processes may build too, and keep the lock if this process is killed.
 *
 * @throws if another build is running
 */
export function lockBuilds(root: string): void {
  const file = path.join(root, ".build-lock");
  // The file has one process id in each line.
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const holders = text.split("\n").filter(Boolean);
  const running = holders.find(isRunning);
  const isChild = holders.includes(process.env.BUILD_LOCK ?? "");
  if (running && !isChild) {
    throw new Error(
      `Process ${running} is building in this folder: "npm run build", "npm run develop" or a test.\n` +
        "Wait until it has ended, or stop it. If it is another program, delete the file .build-lock.",
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
    // The process runs, but belongs to another user.
    return Object(error).code === "EPERM";
  }
}
