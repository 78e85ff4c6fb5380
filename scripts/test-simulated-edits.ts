/**
 * `npm run test:simulated-edits -- <seed> …`: makes ordinary days of an editor's work out of content/, and takes each through what an
 * edit goes through: the check, the build and the tests of content. A seed is a number, "minimum" or "maximum". Thirty
 * days take about half an hour. Neither content/ nor public/ is changed.
 */

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runScript } from "./lib/run-script";
import { withBuildOutputOf } from "./lib/swap-build-output";

const seeds = process.argv.slice(2);
if (seeds.length === 0) console.error("Usage: npm run test:simulated-edits -- 1 2 3 minimum maximum");

const work = mkdtempSync(path.join(tmpdir(), "days-"));
const failed = seeds.filter((seed) => {
  const content = path.join(work, seed);
  const { status } = spawnSync("npx", ["tsx", "test/write-edited-content.ts", seed, content], { stdio: "inherit" });
  const run = (script: string) => runScript([script], { CONTEXT: "production", CONTENT_DIR: content });
  // The tests look at public/, so they run before the firm's own site is moved back there.
  const passed =
    status === 0 && run("check:content") && withBuildOutputOf("days", () => run("build") && run("test:content"));
  console.log(`\nDay ${seed}: ${passed ? "passed" : `failed; its content is in ${content}`}\n`);
  return !passed;
});
if (failed.length === 0) rmSync(work, { recursive: true });
console.log(`${seeds.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 || seeds.length === 0 ? 1 : 0;
