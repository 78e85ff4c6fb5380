/**
 * `npm run rehearse`: does on this machine what Netlify does on a push, and checks what would be online then.
 *
 * From a clean clone of the last commit, with what netlify.toml says: install, build for production, check; then once
 * more from the kept build cache as a deploy preview, check. It is served by this project's host, which reads
 * `_headers` and `_redirects` with Netlify's own parsers. Exit 1 if anything is not as it should be.
 *
 * Netlify's own build program is not used: it needs a newer Node than the site, and an account for most of what it
 * does beyond this.
 */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parse } from "smol-toml";
import { z } from "zod";
import { serveLocally } from "./local-site";
import { askOver } from "./rehearsal/ask";
import { checkDeploy, type DeployKind } from "./rehearsal/checks";
import { listFiles } from "./rehearsal/list-files";

const ROOT = path.join(__dirname, "..");

/** What this rehearsal understands of netlify.toml. Anything else in it would not be rehearsed, hence the strictness. */
const NETLIFY_TOML = z.strictObject({
  build: z.strictObject({
    command: z.string(),
    publish: z.string(),
    environment: z.record(z.string(), z.string()),
    // Netlify has to leave the files as they are: nothing to do here.
    processing: z.strictObject({ skip_processing: z.literal(true) }),
  }),
  plugins: z.array(z.strictObject({ package: z.string().startsWith("/") })),
});

type Settings = z.infer<typeof NETLIFY_TOML>;

interface CacheTool {
  restore: (folders: string[]) => Promise<boolean>;
  save: (folders: string[]) => Promise<boolean>;
}

interface BuildPlugin {
  onPreBuild?: (build: { utils: { cache: CacheTool } }) => Promise<void>;
  onPostBuild?: (build: { utils: { cache: CacheTool } }) => Promise<void>;
}

async function main(): Promise<void> {
  const work = mkdtempSync(path.join(tmpdir(), "rehearsal-"));
  try {
    const clone = path.join(work, "repo");
    warnOfUncommitted();
    step("Clone the last commit");
    execFileSync("git", ["clone", "--quiet", "--depth", "1", pathToFileURL(ROOT).href, clone], { stdio: "inherit" });
    const settings = NETLIFY_TOML.parse(parse(readFileSync(path.join(clone, "netlify.toml"), "utf8")));
    step("Install what package-lock.json says");
    run("npm ci --prefer-offline --no-audit --no-fund", clone, {});

    const cache = cacheTool(clone, path.join(work, "cache"));
    const first = await deploy(clone, settings, cache, "production");
    // A new machine gets the repository and the cache, and nothing else.
    for (const folder of [".cache", "public"]) rmSync(path.join(clone, folder), { recursive: true });
    const second = await deploy(clone, settings, cache, "preview");
    process.exitCode = first + second === 0 ? 0 : 1;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** @returns how many faults were found */
async function deploy(clone: string, settings: Settings, cache: CacheTool, kind: DeployKind): Promise<number> {
  step(kind === "production" ? "Build for production, from nothing" : "Build a deploy preview, from the kept cache");
  const start = performance.now();
  const plugins = await Promise.all(settings.plugins.map(({ package: folder }) => loadPlugin(clone, folder)));
  for (const plugin of plugins) await plugin.onPreBuild?.({ utils: { cache } });
  run(settings.build.command, clone, {
    ...settings.build.environment,
    CI: "true",
    NETLIFY: "true",
    CONTEXT: kind === "production" ? "production" : "deploy-preview",
  });
  for (const plugin of plugins) await plugin.onPostBuild?.({ utils: { cache } });
  console.log(`Built in ${((performance.now() - start) / 1000).toFixed(0)} s.`);

  const published = path.join(clone, settings.build.publish);
  const site = await serveLocally(published);
  try {
    const files = listFiles(published);
    const faults = await checkDeploy(askOver(site.origin), files, kind);
    for (const fault of faults) console.error(`  ✗ ${fault}`);
    console.log(
      faults.length === 0
        ? `As it should be: pages, status codes, headers, redirects, caching, and all ${files.length} files.`
        : `${faults.length} things are not as they should be.`,
    );
    return faults.length;
  } finally {
    await site.close();
  }
}

/** What Netlify offers its plugins: folders that outlive the build. */
function cacheTool(clone: string, store: string): CacheTool {
  const copy = async (folders: string[], from: string, to: string) => {
    const found = folders.filter((folder) => existsSync(path.join(from, folder)));
    for (const folder of found) {
      rmSync(path.join(to, folder), { recursive: true, force: true });
      cpSync(path.join(from, folder), path.join(to, folder), { recursive: true, preserveTimestamps: true });
    }
    return found.length > 0;
  };
  return {
    restore: (folders) => copy(folders, store, clone),
    save: (folders) => copy(folders, clone, store),
  };
}

async function loadPlugin(clone: string, folder: string): Promise<BuildPlugin> {
  return import(pathToFileURL(path.join(clone, folder, "index.mjs")).href);
}

function run(command: string, cwd: string, environment: Record<string, string>): void {
  execFileSync(command, {
    cwd,
    stdio: "inherit",
    shell: true,
    env: { ...process.env, ...environment },
  });
}

function step(title: string): void {
  console.log(`\n── ${title} ──\n`);
}

function warnOfUncommitted(): void {
  const changes = execFileSync("git", ["status", "--porcelain"], { cwd: ROOT, encoding: "utf8" });
  if (changes !== "") console.warn("Changes that are not committed are not part of this rehearsal:\n" + changes);
}

main().catch((error: unknown) => {
  console.error(`The rehearsal broke off: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
});
