import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { optionalDependencies } from "../../tools/netlify/package.json";

const ROOT = path.join(__dirname, "../..");
const TOOL = path.join(ROOT, "tools/netlify");
const PACKAGES = path.join(TOOL, "node_modules");

/** Netlify's own build program, once installed. */
export const NETLIFY_BUILD = path.join(PACKAGES, "@netlify/build/bin.js");

/**
 * Installs what tools/netlify/package-lock.json says.
 *
 * @returns the environment of Netlify's machines, in which "node" is the one that Netlify's build needs
 * @throws with what to do, if it cannot be installed or brings no Node for this machine
 */
export function installNetlifyBuild(): NodeJS.ProcessEnv {
  const platform = `${process.platform.replace("win32", "win")}-${process.arch}`;
  const name = Object.keys(optionalDependencies).find((dependency) => dependency.endsWith(platform));
  if (!name) throw new Error(`tools/netlify/package.json has no Node for ${platform}. Rehearse on another machine.`);
  const node = path.join(PACKAGES, name, "bin", process.platform === "win32" ? "node.exe" : "node");

  console.log("Installing Netlify's build program into tools/netlify; the first time, that is 360 MB.");
  // Errors alone: each package warns of the Node that npm runs on here, which is not the one that will run it.
  run("npm install --no-save --include=optional --no-audit --no-fund --loglevel=error", TOOL, process.env);
  if (!existsSync(node)) {
    throw new Error(
      `npm has not installed ${path.relative(ROOT, node)}: it skips an optional package that it cannot download.\n` +
        "Check the connection to the registry, delete tools/netlify/node_modules, and try again.",
    );
  }

  // Without this checkout's own commands: the clone's must be the ones that run.
  // npm would leave out what the build needs if NODE_ENV were "production". Windows writes "Path".
  const kept = Object.entries(process.env).filter(([name]) => name !== "NODE_ENV" && name.toUpperCase() !== "PATH");
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const others = folders.filter((folder) => !folder.startsWith(path.join(ROOT, "node_modules")));
  return {
    ...Object.fromEntries(kept),
    PATH: [path.dirname(node), ...others].join(path.delimiter),
    CI: "1",
    NETLIFY: "true",
  };
}

/** Runs a command, its output shown. @throws if it fails */
export function run(command: string, cwd: string, env: NodeJS.ProcessEnv): void {
  const { status, error } = spawnSync(command, { cwd, env, shell: true, stdio: ["ignore", "inherit", "inherit"] });
  if (status === 0) return;
  throw new Error(`"${command}" in ${cwd} failed (${error?.message ?? `exit code ${status}`}); see above.`);
}
