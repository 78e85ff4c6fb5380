/**
 * `npm run rehearse`: does on this machine what Netlify does on a push, and tests the result.
 *
 * The command clones the last commit, installs the packages that a build needs, and runs Netlify's build program, once
 * for production and once for a deploy preview. Each result has to pass the tests that hold for any content. For
 * production these are only the tests of files and headers, because `npm test` runs the others on the same build.
 *
 * tools/netlify has Netlify's build program and the Node that it needs, which is newer than the oldest one that this
 * project supports. The upload, the domain and the settings in Netlify's interface cannot be rehearsed.
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
/** The port differs from that of the tests, so that both can run at once. */
const PORT = "9400";
/** Many sites on Netlify set this variable, which makes npm skip `devDependencies`. */
const PRODUCTION = { NODE_ENV: "production" };
const QUIETLY = "--prefer-offline --no-audit --no-fund --loglevel=error";

async function rehearse(work: string): Promise<void> {
  const clone = path.join(work, "repo");
  const program = path.join(NETLIFY, "node_modules/@netlify/build/bin.js");
  const environment = { ...process.env, ...(await netlifyEnvironment()) };
  const inClone = (command: string, env: NodeJS.ProcessEnv = {}) => must(command, clone, { ...environment, ...env });

  step("Clone the last commit, and install its packages");
  const changes = execFileSync("git", ["status", "--porcelain"], { cwd: ROOT, encoding: "utf8" });
  if (changes) console.warn(`This rehearsal leaves out changes that are not committed:\n${changes}`);
  await must(`git clone --quiet --depth 1 "${pathToFileURL(ROOT)}" "${clone}"`, work);
  await inClone(`npm ci ${QUIETLY}`, PRODUCTION);

  for (const [context, tests] of [
    ["production", "deploy.spec"],
    ["deploy-preview", ""],
  ] as const) {
    step(`Build and test: ${context}`);
    await inClone(`node "${program}" --offline --cwd "${clone}" --context ${context}`, PRODUCTION);
    // The tests need packages that the build does not need.
    await inClone(`npm install --no-save --include=dev ${QUIETLY}`);
    await inClone(`npx playwright test --project=content ${tests}`, { CONTEXT: context, PORT });
  }
}

/**
 * Installs Netlify's build program and its Node.
 *
 * @returns environment variables as on Netlify, with that Node first in `PATH`
 * @throws with advice if the installation fails
 */
async function netlifyEnvironment(): Promise<NodeJS.ProcessEnv> {
  const platform = `${process.platform.replace("win32", "win")}-${process.arch}`;
  const name = Object.keys(optionalDependencies).find((dependency) => dependency.endsWith(platform));
  if (!name) throw new Error(`tools/netlify/package.json has no Node for ${platform}. Rehearse on another machine.`);
  const folder = path.join(NETLIFY, "node_modules", name, "bin");

  console.log("Installing Netlify's build program into tools/netlify; the first time, that is 360 MB.");
  // The log level hides warnings that this machine's Node is too old. Another Node runs the build program.
  await must(`npm install --no-save --include=optional ${QUIETLY}`, NETLIFY);
  if (!existsSync(folder)) {
    throw new Error(
      `npm has not installed ${name}: it skips an optional package that it cannot download.\n` +
        "Check the connection to the registry, delete tools/netlify/node_modules, and try again.",
    );
  }
  return { PATH: `${folder}${path.delimiter}${process.env.PATH}`, CI: "1", NETLIFY: "true" };
}

/** Runs a command and shows its output. @throws if it fails */
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
    // A process that is ending may still write files.
    rmSync(work, { recursive: true, force: true, maxRetries: 10 });
  }
});
