/**
 * `npm run rehearse`: does on this machine what Netlify does on a push, and checks what would be online then.
 *
 * From a clean clone of the last commit: install, then Netlify's own build program, which reads netlify.toml and runs
 * the plugin it names; first for production and from nothing, then as a deploy preview from Netlify's build cache. After
 * each, what would be published is served by this project's host, which reads `_headers` and `_redirects` with
 * Netlify's own parsers, and checked. Exit 1 if anything is not as it should be.
 *
 * Netlify's build needs a newer Node than this project does: tools/netlify brings both. Not rehearsed, because it only
 * exists on Netlify: the upload, the domain, and settings made in its interface.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { checkDeploy, type DeployKind } from "./lib/deploy/checks";
import { getOver } from "./lib/deploy/http-get";
import { listFiles } from "./lib/deploy/list-files";
import { type NetlifyCli, netlifyCli } from "./lib/deploy/netlify-build";
import { serveLocally } from "./lib/local-site";

const ROOT = path.join(__dirname, "..");

/** What the plugin in netlify/build-cache keeps from one build to the next. */
const KEPT = [".cache", "public"];
/** A file that is only laid into Netlify's cache: where it turns up in the clone, the folder came from there. */
const MARK = "from-the-cache-of-the-rehearsal";

interface Rehearsal {
  netlify: NetlifyCli;
  clone: string;
  cacheDir: string;
}

async function main(): Promise<void> {
  const netlify = netlifyCli();
  const work = mkdtempSync(path.join(tmpdir(), "rehearsal-"));
  try {
    const rehearsal = { netlify, clone: path.join(work, "repo"), cacheDir: path.join(work, "cache") };
    const { clone } = rehearsal;
    warnOfUncommitted();
    step("Clone the last commit");
    execFileSync("git", ["clone", "--quiet", "--depth", "1", pathToFileURL(ROOT).href, clone], { stdio: "inherit" });
    checkNode(rehearsal);
    timed(`Install what package-lock.json says, with Node ${netlify.nodeVersion}`, () =>
      netlify.shell("npm ci --prefer-offline --no-audit --no-fund --loglevel=error", clone),
    );

    timed("Build for production, from nothing", () => build(rehearsal, "production"));
    const first = await check(rehearsal, "production");

    markCache(rehearsal);
    // A new machine gets the repository and the cache, and nothing else. Also not what a build has written over: of
    // Gatsby's own gatsby-types.d.ts, for one, it would conclude that its cache no longer fits. Packages are spared.
    for (const command of ["checkout --quiet -- .", "clean --quiet -ffdx --exclude=node_modules"]) {
      execFileSync("git", command.split(" "), { cwd: clone, stdio: "inherit" });
    }
    timed("Build a deploy preview, from Netlify's cache", () => build(rehearsal, "preview"));
    const second = [...missingMarks(rehearsal), ...(await check(rehearsal, "preview"))];

    step("Outcome");
    const faults = [...first, ...second];
    for (const fault of faults) console.error(`  ✗ ${fault}`);
    console.log(faults.length === 0 ? "Netlify would publish this." : `${faults.length} things are to be fixed.`);
    process.exitCode = faults.length === 0 ? 0 : 1;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function build({ netlify, clone, cacheDir }: Rehearsal, kind: DeployKind): void {
  netlify.build(clone, { context: kind === "production" ? kind : "deploy-preview", cacheDir });
}

/** @returns the faults that were found */
async function check({ netlify, clone }: Rehearsal, kind: DeployKind): Promise<string[]> {
  const folder = netlify.publishFolder(clone);
  if (!existsSync(folder)) return [`${folder}, which netlify.toml says to publish, was not built`];
  // The mark is not part of the build.
  rmSync(path.join(folder, MARK), { force: true });
  const site = await serveLocally(folder);
  try {
    const given = listFiles(path.join(clone, "static"));
    const faults = await checkDeploy({ ask: getOver(site.origin), folder, given, kind });
    console.log(`\nChecked all ${listFiles(folder).length} files of the ${kind} build: ${faults.length} faults.`);
    return faults.map((fault) => `${kind}: ${fault}`);
  } finally {
    await site.close();
  }
}

/** Netlify would take the Node of .nvmrc; a rehearsal with another one would prove little. */
function checkNode({ netlify, clone }: Rehearsal): void {
  const wanted = readFileSync(path.join(clone, ".nvmrc"), "utf8").trim().replace(/^v/, "");
  if (`${netlify.nodeVersion}.`.startsWith(`${wanted}.`)) return;
  throw new Error(
    `.nvmrc asks Netlify for Node ${wanted}, but the rehearsal would run Node ${netlify.nodeVersion}. Change the\n` +
      'versions of node-* in tools/netlify/package.json, then run "npm install" in that folder.',
  );
}

function markCache({ cacheDir }: Rehearsal): void {
  for (const folder of KEPT) {
    // "cwd" is where Netlify's cache keeps what stands in the folder of the build.
    const kept = path.join(cacheDir, "cwd", folder);
    if (!existsSync(kept)) {
      throw new Error(
        `The build has left no ${folder} in Netlify's cache. netlify/build-cache/index.mjs has to save it.`,
      );
    }
    writeFileSync(path.join(kept, MARK), "");
  }
}

function missingMarks({ clone }: Rehearsal): string[] {
  return KEPT.filter((folder) => !existsSync(path.join(clone, folder, MARK))).map(
    (folder) =>
      `preview: ${folder} did not come from Netlify's cache: netlify/build-cache/index.mjs has not restored it, or ` +
      "Gatsby has thrown it away",
  );
}

function timed(title: string, work: () => void): void {
  step(title);
  const start = performance.now();
  work();
  console.log(`\nTook ${((performance.now() - start) / 1000).toFixed(0)} s.`);
}

function step(title: string): void {
  console.log(`\n── ${title} ──\n`);
}

function warnOfUncommitted(): void {
  const changes = execFileSync("git", ["status", "--porcelain"], { cwd: ROOT, encoding: "utf8" });
  if (changes !== "") console.warn(`Changes that are not committed are not part of this rehearsal:\n${changes}`);
}

main().catch((error: unknown) => {
  console.error(`\nThe rehearsal broke off: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
});
