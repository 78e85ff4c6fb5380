import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Locks the project's folder against other builds until this process ends, because two Gatsby
 * builds in one folder would break each other. A child process may build, too: it takes over the
 * lock, and keeps it if this process is killed.
 *
 * @throws if another build is running
 */
export function lockBuilds(root: string): void {
  const file = path.join(root, ".build-lock");
  const readHolder = () => (existsSync(file) ? readFileSync(file, "utf8") : "");
  const holder = readHolder();
  const isParent = holder === process.env.BUILD_LOCK;
  if (holder !== "" && !isParent && isRunning(holder)) {
    throw new Error(
      `Process ${holder} is building in this folder: "npm run build", "npm run develop" or a test.\n` +
        "Wait until it has ended, or stop it. If it is another program, delete the file .build-lock.",
    );
  }
  const id = String(process.pid);
  process.env.BUILD_LOCK = id;
  const isStale = holder !== "" && !isParent;
  if (isStale) rmSync(file);
  // With "wx", the file must not exist: of two builds that start at once, only one can write it.
  writeFileSync(file, id, { flag: isParent ? "w" : "wx" });
  process.on("exit", () => readHolder() === id && rmSync(file));
}

function isRunning(id: string): boolean {
  try {
    return process.kill(Number(id), 0);
  } catch (error) {
    // With EPERM, the process runs, but belongs to another user.
    return Object(error).code === "EPERM";
  }
}
