/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { dependencies, devDependencies, scripts } from "../package.json";

/** What the documentation tells somebody to open or to run has to be there. */

const ROOT = path.join(__dirname, "..");
/** What git keeps, or would: paths from the project's folder. */
const FILES = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: ROOT })
  .toString()
  .split("\n")
  .filter((file) => existsSync(path.join(ROOT, file)));
const PAGES = FILES.filter((file) => file.endsWith(".md"));
const TOP_FOLDERS = new Set(FILES.filter((file) => file.includes("/")).map((file) => file.split("/")[0]));
const FILE_NAME = /\.(?:[cm]?[jt]sx?|jsonc?|md|css|toml|ya?ml|grit)$/;
/** What the recipes of CONTRIBUTING.md add. */
const ADDED = ["privacy.json", "src/sections/fees/FeesSection.tsx", "src/sections/fees/FeesSection.test.tsx"];

const read = (page: string) => readFileSync(path.join(ROOT, page), "utf8");

/** What a pattern's first group matches, each once. */
function find(page: string, pattern: RegExp): string[] {
  return [...new Set([...read(page).matchAll(pattern)].map(([, found = ""]) => found))];
}

/** A file, a folder, or the end of a file's path: "rules.ts". */
function isThere(name: string): boolean {
  const folder = `${name.replace(/\/$/, "")}/`;
  return FILES.some((file) => `/${file}`.endsWith(`/${name}`) || file.startsWith(folder));
}

/** As GitHub makes it of a heading. */
function anchorOf(heading: string): string {
  const words = heading.toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, "");
  return words.replaceAll(" ", "-");
}

function leadsNowhere(page: string, link: string): boolean {
  const [file = "", anchor] = link.split("#");
  const target = file ? path.join(path.dirname(page), file) : page;
  if (!isThere(target)) return true;
  return anchor !== undefined && !find(target, /^#+ (.+)$/gm).some((heading) => anchorOf(heading) === anchor);
}

test.each(PAGES)("%s: each link leads to a file, and to a heading in it", (page) => {
  const links = find(page, /\]\((?!https:)([^)\s]+)\)/g);
  expect(links.filter((link) => leadsNowhere(page, link))).toEqual([]);
});

test.each(PAGES)("%s: each file and folder that it names is there", (page) => {
  const names = find(page, /`([\w.@-][\w.@/-]*)`/g).filter((name) => !ADDED.includes(name));
  const paths = names.filter((name) => FILE_NAME.test(name) || TOP_FOLDERS.has(name.split("/", 2)[0]));
  expect(paths.filter((name) => !isThere(name))).toEqual([]);
});

test.each(PAGES)("%s: each script that it names is in package.json", (page) => {
  const names = [...find(page, /npm run ([\w:-]+)/g), ...find(page, /npm (start|test)\b/g)];
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
});

test.each(PAGES)("%s: each test and project of tests that it names is there", (page) => {
  const patterns = [...find(page, /npx jest ([\w./-]+)/g), ...find(page, /npx tsx ([\w./-]+)/g)];
  expect(patterns.filter((pattern) => !FILES.some((file) => file.startsWith(pattern)))).toEqual([]);

  const projects = find(page, /--project=(\w+)/g);
  const known = projects.length > 0 ? read("playwright.config.ts") : "";
  expect(projects.filter((project) => !known.includes(`"${project}"`))).toEqual([]);
});

test("docs/dependencies.md says of each package in package.json what it is for, and of no other", () => {
  const [installed = ""] = read("docs/dependencies.md").split("\n## Apart\n");
  const heads = installed.match(/^- `[^:]+(?=:)/gm) ?? [];
  const named = heads.flatMap((head) => head.match(/[^`, ]+(?=`)/g) ?? []).filter((name) => name !== "@types/*");
  const packages = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !name.startsWith("@types/"));
  expect(named.toSorted()).toEqual(packages.toSorted());
});

test("CI runs every project of Playwright", () => {
  const projects = find("playwright.config.ts", /\{ name: "(\w+)", testDir/g);
  const [matrix = ""] = find(".github/workflows/ci.yml", /projects: \[(.*)\]/g);
  // The job of the same name runs "content".
  expect(["content", ...matrix.split(/[, ]+/)]).toEqual(expect.arrayContaining(projects));
  expect(projects).toContain("develop");
});

test("the check that a merge needs waits for every other job of CI", () => {
  const jobs = find(".github/workflows/ci.yml", /^ {2}(\w+):\n {4}name:/gm);
  const [needs = ""] = find(".github/workflows/ci.yml", /needs: \[(.*)\]/g);
  expect([...needs.split(", "), "ready"]).toEqual(jobs);
});
