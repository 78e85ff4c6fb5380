/**
 * `npm run rehearse`: does on this machine what Netlify does on a push, and checks what would be online then.
 *
 * From a clean clone of the last commit: install, then Netlify's own build program, which reads netlify.toml and runs
 * the plugin it names; first for production and from nothing, then as a deploy preview from Netlify's build cache. What
 * each would publish is checked (lib/verify-deploy.ts), and the second, which has more that can go wrong, also by the
 * tests that hold for any content. Exit 1 if anything is not as it should be.
 *
 * Netlify's build needs a newer Node than this project does: tools/netlify brings both. Not rehearsed, because it only
 * exists on Netlify: the upload, the domain, and settings made in its interface.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { listFiles } from "../gatsby/content/read-content";
import { netlifyCli } from "./lib/netlify-build";
import { verifyDeploy } from "./lib/verify-deploy";

const ROOT = path.join(__dirname, "..");
/** What the plugin in netlify/build-cache keeps from one build to the next. */
const KEPT = [".cache", "public"];
/** A file that is only laid into Netlify's cache: a folder of the clone that has it came from there. */
const MARK = "from-the-cache-of-the-rehearsal";
/** A port of which the tests' own server is not the usual user. */
const TEST_PORT = "9400";

function git(command: string, cwd: string): string {
  return execFileSync("git", command.split(" "), { cwd, encoding: "utf8" });
}

async function rehearse(work: string): Promise<string[]> {
  const netlify = netlifyCli();
  const clone = path.join(work, "repo");
  const cacheDir = path.join(work, "cache");
  const verify = (indexable: boolean) => {
    const [, publish = ""] = /^\s*publish = "(.*)"/m.exec(readFileSync(path.join(clone, "netlify.toml"), "utf8")) ?? [];
    return verifyDeploy(path.join(clone, publish), { given: listFiles(path.join(clone, "static")), indexable });
  };

  const changes = git("status --porcelain", ROOT);
  if (changes) console.warn(`Changes that are not committed are not part of this rehearsal:\n${changes}`);
  step("Clone the last commit, and install what package-lock.json says");
  git(`clone --quiet --depth 1 ${pathToFileURL(ROOT).href} ${clone}`, ROOT);
  checkNode(netlify.nodeVersion, clone);
  netlify.shell("npm ci --prefer-offline --no-audit --no-fund --loglevel=error", clone);

  step("Build for production, from nothing");
  netlify.build(clone, { context: "production", cacheDir });
  const faults = (await verify(true)).map((fault) => `production: ${fault}`);

  step("Build a deploy preview, from Netlify's cache");
  // "cwd" is where Netlify's cache keeps what was in the folder of the build.
  const kept = KEPT.map((folder) => path.join(cacheDir, "cwd", folder)).filter((folder) => existsSync(folder));
  for (const folder of kept) writeFileSync(path.join(folder, MARK), "");
  // A new machine gets the repository and the cache, and nothing else. Packages are spared.
  git("checkout --quiet -- .", clone);
  git("clean --quiet -ffdx --exclude=node_modules", clone);
  netlify.build(clone, { context: "deploy-preview", cacheDir });
  for (const folder of KEPT) {
    const mark = path.join(clone, folder, MARK);
    if (!existsSync(mark))
      faults.push(`preview: netlify/build-cache has not kept or restored ${folder}, or Gatsby has thrown it away`);
    rmSync(mark, { force: true });
  }
  faults.push(...(await verify(false)).map((fault) => `preview: ${fault}`));

  step("Test the content on the pages of the preview");
  netlify.shell("npm run test:content", clone, { PORT: TEST_PORT });
  return faults;
}

/** Netlify would take the Node of .nvmrc; a rehearsal with another one would prove little. */
function checkNode(version: string, clone: string): void {
  const wanted = readFileSync(path.join(clone, ".nvmrc"), "utf8").trim().replace(/^v/, "");
  if (`${version}.`.startsWith(`${wanted}.`)) return;
  throw new Error(
    `.nvmrc asks Netlify for Node ${wanted}, but the rehearsal would run Node ${version}. Change the versions of\n` +
      'node-* in tools/netlify/package.json, then run "npm install" in that folder.',
  );
}

function step(title: string): void {
  console.log(`\n── ${title} ──\n`);
}

const work = mkdtempSync(path.join(tmpdir(), "rehearsal-"));
rehearse(work)
  .then((faults) => {
    step("Outcome");
    for (const fault of faults) console.error(`  ✗ ${fault}`);
    console.log(faults.length === 0 ? "Netlify would publish this." : `${faults.length} things are to be fixed.`);
    process.exitCode = faults.length === 0 ? 0 : 1;
  })
  .catch((error: unknown) => {
    console.error(`\nThe rehearsal broke off: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  })
  .finally(() => rmSync(work, { recursive: true, force: true }));
