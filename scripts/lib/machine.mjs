/** Stops every command that imports this where Gatsby cannot work. Needs no packages. */
import { readFileSync } from "node:fs";

/** Ends the command with a sentence, without a stack trace. @param {string} message @returns {never} */
export function stop(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

const [odd] = /[#%()!'[\]{}]/.exec(process.cwd()) ?? [];
if (odd) stop(`Gatsby cannot work in a folder whose path has a "${odd}": ${process.cwd()}\nRename or move it.`);

const oldest = JSON.parse(readFileSync("package.json", "utf8")).engines.node.replace(">=", "");
if (process.versions.node.localeCompare(oldest, "en", { numeric: true }) < 0) {
  stop(
    `This project needs Node ${oldest} or newer; this is Node ${process.versions.node}.\n` +
      'Install a newer one from https://nodejs.org, or run "nvm install" here, then try again.',
  );
}
