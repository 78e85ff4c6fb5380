/**
 * `npm run rehearse`: does on this machine what Netlify does on a push, and tests what would be online then.
 *
 * From a clean clone of the last commit: install, then Netlify's own build program, which reads netlify.toml and runs
 * the plugin it names; first for production and from nothing, then as a deploy preview from Netlify's build cache. What
 * each would publish has to pass the tests that hold for any content: of the first only those of its files and headers,
 * since `npm test` runs the others on a build from nothing, of the second all. Exit 1 if anything fails.
 *
 * Netlify's build needs a newer Node than this project does: tools/netlify brings both. Not rehearsed, because it only
 * exists on Netlify: the upload, the domain, and settings made in its interface.
 */
import { execFileSync, execSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { installNetlifyBuild, NETLIFY_BUILD, run } from "./lib/netlify-build";

const ROOT = path.join(__dirname, "..");
/** What the plugin in netlify/build-cache keeps from one build to the next. */
const KEPT = [".cache", "public"];
/** A file that is only laid into Netlify's cache: a folder of the clone that has it came from there. */
const MARK = "from-the-cache-of-the-rehearsal";
/** Not the usual port of the tests, so that both can run. */
const PORT = "9400";

function rehearse(work: string): void {
  const env = installNetlifyBuild();
  const clone = path.join(work, "repo");
  const cacheDir = path.join(work, "cache");
  const build = (context: string) =>
    run(`node "${NETLIFY_BUILD}" --offline --cwd "${clone}" --context ${context} --cacheDir "${cacheDir}"`, clone, env);
  const test = (context: string, files = "") =>
    run(`npm run test:content -- ${files}`, clone, { ...env, CONTEXT: context, PORT });

  const changes = git("status --porcelain", ROOT);
  if (changes) console.warn(`Changes that are not committed are not part of this rehearsal:\n${changes}`);
  step("Clone the last commit, and install what package-lock.json says");
  git(`clone --quiet --depth 1 ${pathToFileURL(ROOT).href} ${clone}`, ROOT);
  checkConfiguration(execSync("node --version", { env, encoding: "utf8" }).trim().slice(1), clone);
  run("npm ci --prefer-offline --no-audit --no-fund --loglevel=error", clone, env);

  step("Build for production, from nothing");
  build("production");
  test("production", "deploy.spec");

  step("Build a deploy preview, from Netlify's cache");
  // "cwd" is where Netlify's cache keeps what was in the folder of the build.
  const cached = KEPT.map((folder) => path.join(cacheDir, "cwd", folder)).filter((folder) => existsSync(folder));
  for (const folder of cached) writeFileSync(path.join(folder, MARK), "");
  // A new machine gets the repository and the cache, and nothing else. Packages are spared.
  git("checkout --quiet -- .", clone);
  git("clean --quiet -ffdx --exclude=node_modules", clone);
  build("deploy-preview");
  const lost = KEPT.filter((folder) => !existsSync(path.join(clone, folder, MARK)));
  if (lost.length > 0) {
    throw new Error(`netlify/build-cache did not keep or restore ${lost.join(", ")}, or Gatsby has thrown it away.`);
  }
  rmSync(path.join(clone, "public", MARK));
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

function git(command: string, cwd: string): string {
  return execFileSync("git", command.split(" "), { cwd, encoding: "utf8" });
}

function step(title: string): void {
  console.log(`\n── ${title} ──\n`);
}

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
