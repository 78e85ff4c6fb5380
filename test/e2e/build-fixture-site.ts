/**
 * Builds the site of test/fixtures/content, on which the tests of behavior run, in a copy of the site's sources in
 * .fixture-site. Does nothing if the last build was made from the same sources.
 */
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { runCommand } from "../../scripts/lib/command";
import { run } from "../../scripts/lib/run";
import { SITE_SOURCES } from "./project-copy";

const ROOT = path.join(__dirname, "../..");
const COPY = path.join(ROOT, ".fixture-site");
/** A file with the hash of the sources of the last build. */
const MADE_FROM = path.join(COPY, "made-from.txt");

function hashOfSources(): string {
  const hash = createHash("sha256");
  for (const source of SITE_SOURCES) {
    const place = path.join(ROOT, source);
    const names = statSync(place).isFile() ? [""] : readdirSync(place, { recursive: true, encoding: "utf8" }).sort();
    for (const file of names.map((name) => path.join(place, name))) {
      if (statSync(file).isFile()) hash.update(`${file}\n`).update(readFileSync(file));
    }
  }
  return hash.digest("hex");
}

void runCommand({}, async () => {
  const sources = hashOfSources();
  if (existsSync(MADE_FROM) && readFileSync(MADE_FROM, "utf8") === sources) return;
  mkdirSync(COPY, { recursive: true });
  for (const name of ["node_modules", "made-from.txt", ...SITE_SOURCES]) {
    rmSync(path.join(COPY, name), { recursive: true, force: true });
  }
  symlinkSync(path.join(ROOT, "node_modules"), path.join(COPY, "node_modules"), "junction");
  for (const name of SITE_SOURCES) cpSync(path.join(ROOT, name), path.join(COPY, name), { recursive: true });
  const env = { ...process.env, CONTEXT: "production", CONTENT_DIR: "test/fixtures/content", TEST_PAGES: "1" };
  const succeeded = await run("npx gatsby build", env, COPY);
  if (succeeded) writeFileSync(MADE_FROM, sources);
  else process.exitCode = 1;
});
