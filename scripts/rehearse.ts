/**
 * `npm run rehearse`: does on this machine what Netlify does on a push, and tests what would be online then.
 *
 * From a clean clone of the last commit: install what a build needs, then Netlify's own build program, once for
 * production and once for a deploy preview. What each would publish has to pass the tests that hold for any content:
 * the first only those of its files and headers, since `npm test` runs the others on such a build.
 *
 * Netlify's build needs a newer Node than this project does: tools/netlify brings both. Not rehearsed, because it only
 * exists on Netlify: the upload, the domain, and settings made in its interface.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { optionalDependencies } from "../tools/netlify/package.json";
import { runCommand } from "./lib/command";
import { run } from "./lib/run";

const ROOT = path.join(__dirname, "..");
const NETLIFY = path.join(ROOT, "tools/netlify");
/** Not the usual port of the tests, so that both can run. */
const PORT = "9400";
/** Many sites on Netlify have it set: npm installs no `devDependencies` then, and none may be missed. */
const PRODUCTION = { NODE_ENV: "production" };
const QUIETLY = "--prefer-offline --no-audit --no-fund --loglevel=error";

async function rehearse(work: string): Promise<void> {
  const clone = path.join(work, "repo");
  const program = path.join(NETLIFY, "node_modules/@netlify/build/bin.js");
  const environment = { ...process.env, ...(await netlifyEnvironment()) };
  const inClone = (command: string, env: NodeJS.ProcessEnv = {}) => must(command, clone, { ...environment, ...env });

  step("Clone the last commit, and install what package-lock.json says");
  const changes = execFileSync("git", ["status", "--porcelain"], { cwd: ROOT, encoding: "utf8" });
  if (changes) console.warn(`Changes that are not committed are not part of this rehearsal:\n${changes}`);
  await must(`git clone --quiet --depth 1 "${pathToFileURL(ROOT)}" "${clone}"`, work);
  await inClone(`npm ci ${QUIETLY}`, PRODUCTION);

  for (const [context, tests] of [
    ["production", "deploy.spec"],
    ["deploy-preview", ""],
  ] as const) {
    step(`Build and test: ${context}`);
    await inClone(`node "${program}" --offline --cwd "${clone}" --context ${context}`, PRODUCTION);
    // The tests need more packages than the build.
    await inClone(`npm install --no-save --include=dev ${QUIETLY}`);
    await inClone(`npx playwright test --project=content ${tests}`, { CONTEXT: context, PORT });
  }
}

/**
 * Installs what tools/netlify/package-lock.json says. @throws with what to do, if that fails
 *
 * @returns what is different on Netlify's machines: "node" is the one that Netlify's build needs
 */
async function netlifyEnvironment(): Promise<NodeJS.ProcessEnv> {
  const platform = `${process.platform.replace("win32", "win")}-${process.arch}`;
  const name = Object.keys(optionalDependencies).find((dependency) => dependency.endsWith(platform));
  if (!name) throw new Error(`tools/netlify/package.json has no Node for ${platform}. Rehearse on another machine.`);
  const folder = path.join(NETLIFY, "node_modules", name, "bin");

  console.log("Installing Netlify's build program into tools/netlify; the first time, that is 360 MB.");
  // Errors alone: each package warns of the Node that npm runs on here, which is not the one that will run it.
  await must(`npm install --no-save --include=optional ${QUIETLY}`, NETLIFY);
  if (!existsSync(folder)) {
    throw new Error(
      `npm has not installed ${name}: it skips an optional package that it cannot download.\n` +
        "Check the connection to the registry, delete tools/netlify/node_modules, and try again.",
    );
  }
  return { PATH: `${folder}${path.delimiter}${process.env.PATH}`, CI: "1", NETLIFY: "true" };
}

/** Runs a command, its output shown. @throws if it fails */
async function must(command: string, cwd: string, env = process.env): Promise<void> {
  if (!(await run(command, env, cwd))) throw new Error(`"${command}" in ${cwd} failed; see above.`);
}

const step = (title: string) => console.log(`\n── ${title} ──\n`);

void runCommand({}, async () => {
  const work = mkdtempSync(path.join(tmpdir(), "rehearsal-"));
  try {
    await rehearse(work);
    console.log("\nNetlify would publish this.");
  } catch (error) {
    throw new Error(`\nNetlify should not publish this: ${error instanceof Error ? error.message : error}`);
  } finally {
    // A process that was just ended may still write.
    rmSync(work, { recursive: true, force: true, maxRetries: 10 });
  }
});
