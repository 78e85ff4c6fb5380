/**
 * Checks the content and runs Gatsby from an empty cache: `node scripts/gatsby.mjs build|develop`.
 *
 * A second one in the same folder would delete what the first one is writing, so it stops.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { stop } from "./lib/machine.mjs";

const LOCK = "node_modules/.gatsby-pid";
const command = process.argv[2];
const running = existsSync(LOCK) && Number(readFileSync(LOCK, "utf8"));
if (running && isAlive(running)) {
  stop(
    `Gatsby is running in this folder already (process ${running}). Wait until it has ended.\nIf there is no such process, delete ${LOCK}.`,
  );
}
writeFileSync(LOCK, String(process.pid));
const steps = ["npm run check:content", "gatsby clean", `gatsby ${command}`];
const failed = steps.some((step) => spawnSync(step, { stdio: "inherit", shell: true }).status !== 0);
rmSync(LOCK, { force: true });
process.exitCode = failed ? 1 : 0;

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return Object(error).code === "EPERM";
  }
}
