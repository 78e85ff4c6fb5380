/**
 * `npm run rehearse`: does on this machine what Netlify does on a push, and tests what would be online then.
 *
 * From a clean clone of the last commit: install, then Netlify's own build program, once for production and once for a
 * deploy preview. What each would publish has to pass the tests that hold for any content: the first only those of its
 * files and headers, since `npm test` runs the others on such a build.
 *
 * Netlify's build needs a newer Node than this project does: tools/netlify brings both. Not rehearsed, because it only
 * exists on Netlify: the upload, the domain, and settings made in its interface.
 */
import { execFileSync, execSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { optionalDependencies } from "../tools/netlify/package.json";

const ROOT = path.join(__dirname, "..");
const NETLIFY = path.join(ROOT, "tools/netlify");
/** Not the usual port of the tests, so that both can run. */
const PORT = "9400";

function rehearse(work: string): void {
  const env = installNetlifyBuild();
  const clone = path.join(work, "repo");
  const program = path.join(NETLIFY, "node_modules/@netlify/build/bin.js");
  const build = (context: string) =>
    run(`node "${program}" --offline --cwd "${clone}" --context ${context}`, clone, env);
  const test = (context: string, files = "") =>
    run(`npm run test:content -- ${files}`, clone, { ...env, CONTEXT: context, PORT });

  const changes = git("status --porcelain", ROOT);
  if (changes) console.warn(`Changes that are not committed are not part of this rehearsal:\n${changes}`);
  step("Clone the last commit, and install what package-lock.json says");
  git(`clone --quiet --depth 1 ${pathToFileURL(ROOT).href} ${clone}`, ROOT);
  checkConfiguration(execSync("node --version", { env, encoding: "utf8" }).trim().slice(1), clone);
  run("npm ci --prefer-offline --no-audit --no-fund --loglevel=error", clone, env);

  step("Build for production");
  build("production");
  test("production", "deploy.spec");

  step("Build a deploy preview");
  build("deploy-preview");
  test("deploy-preview");
}

/** @throws if Netlify would take another Node than the rehearsal, or publish another folder than the tests look at */
function checkConfiguration(nodeVersion: string, clone: string): void {
  const wanted = readFileSync(path.join(clone, ".nvmrc"), "utf8").trim().replace(/^v/, "");
  if (!`${nodeVersion}.`.startsWith(`${wanted}.`)) {
    throw new Error(
      `.nvmrc asks Netlify for Node ${wanted}, but the rehearsal would run Node ${nodeVersion}. Change the versions of\n` +
        'node-* in tools/netlify/package.json, then run "npm install" in that folder.',
    );
  }
  if (/^\s*publish = "public"$/m.test(readFileSync(path.join(clone, "netlify.toml"), "utf8"))) return;
  throw new Error(
    'netlify.toml has to say publish = "public", the folder that the build writes and the tests look at.',
  );
}

/**
 * Installs what tools/netlify/package-lock.json says. @throws with what to do, if that fails
 *
 * @returns the environment of Netlify's machines, in which "node" is the one that Netlify's build needs
 */
function installNetlifyBuild(): NodeJS.ProcessEnv {
  const platform = `${process.platform.replace("win32", "win")}-${process.arch}`;
  const name = Object.keys(optionalDependencies).find((dependency) => dependency.endsWith(platform));
  if (!name) throw new Error(`tools/netlify/package.json has no Node for ${platform}. Rehearse on another machine.`);
  const node = path.join(NETLIFY, "node_modules", name, "bin", process.platform === "win32" ? "node.exe" : "node");

  console.log("Installing Netlify's build program into tools/netlify; the first time, that is 360 MB.");
  // Errors alone: each package warns of the Node that npm runs on here, which is not the one that will run it.
  run("npm install --no-save --include=optional --no-audit --no-fund --loglevel=error", NETLIFY, process.env);
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
function run(command: string, cwd: string, env: NodeJS.ProcessEnv): void {
  const { status, error } = spawnSync(command, { cwd, env, shell: true, stdio: ["ignore", "inherit", "inherit"] });
  if (status === 0) return;
  throw new Error(`"${command}" in ${cwd} failed (${error?.message ?? `exit code ${status}`}); see above.`);
}

const git = (command: string, cwd: string) => execFileSync("git", command.split(" "), { cwd, encoding: "utf8" });
const step = (title: string) => console.log(`\n── ${title} ──\n`);

const work = mkdtempSync(path.join(tmpdir(), "rehearsal-"));
try {
  rehearse(work);
  console.log("\nNetlify would publish this.");
} catch (error) {
  console.error(`\nNetlify should not publish this: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}
