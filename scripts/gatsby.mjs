/**
 * Checks the content and runs Gatsby from an empty cache: `node scripts/gatsby.mjs build|develop`.
 *
 * A second one in the same folder would delete what the first one is writing, so it stops.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const LOCK = ".gatsby-pid";
const command = process.argv[2];
const [odd] = /[#%()!'[\]{}]/.exec(process.cwd()) ?? [];
if (odd) stop(`Gatsby cannot work in a folder whose path has a "${odd}": ${process.cwd()}\nRename or move it.`);
const running = existsSync(LOCK) && Number(readFileSync(LOCK, "utf8"));
if (running && isAlive(running)) {
  stop(`Gatsby runs in this folder already, as process ${running}. Wait for it. If there is none, delete ${LOCK}.`);
}
writeFileSync(LOCK, String(process.pid));
const steps = ["npm run check:content", "gatsby clean", `gatsby ${command}`];
const failed = steps.some((step) => spawnSync(step, { stdio: "inherit", shell: true }).status !== 0);
rmSync(LOCK, { force: true });
process.exitCode = failed ? 1 : 0;

/** @param {string} words */
function stop(words) {
  console.error(`\n${words}`);
  process.exit(1);
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
