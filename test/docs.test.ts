/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { dependencies, devDependencies, scripts, workspaces } from "../package.json";

const ROOT = path.join(__dirname, "..");
/** The paths of all files that git does not ignore, relative to the project's folder. */
const FILES = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: ROOT })
  .toString()
  .split("\n")
  .filter((file) => existsSync(path.join(ROOT, file)));
const PAGES = FILES.filter((file) => file.endsWith(".md"));
const TOP_FOLDERS = new Set(FILES.filter((file) => file.includes("/")).map((file) => file.split("/")[0]));
const FILE_NAME = /\.(?:[cm]?[jt]sx?|jsonc?|md|css|toml|ya?ml|grit)$/;
/** The files that the recipes of CONTRIBUTING.md add. */
const ADDED = [
  "privacy.json",
  "src/sections/fees/FeesSection.tsx",
  "src/sections/fees/FeesSection.test.tsx",
  "src/pages/privacy.tsx",
  "src/pages/privacy.test.tsx",
];

/** Folders with a package.json of their own. */
const WORKSPACES: readonly string[] = workspaces;

const read = (page: string) => readFileSync(path.join(ROOT, page), "utf8");

/** Returns what the pattern's first group matches in a file, without duplicates. */
function find(page: string, pattern: RegExp): string[] {
  return [...new Set([...read(page).matchAll(pattern)].map(([, found = ""]) => found))];
}

/** Returns true if a file or folder exists. The name may be the end of a file's path, such as "rules.ts". */
function isThere(name: string): boolean {
  const folder = `${name.replace(/\/$/, "")}/`;
  return FILES.some((file) => `/${file}`.endsWith(`/${name}`) || file.startsWith(folder));
}

/** Returns the anchor that GitHub gives to a heading. */
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

test.each(PAGES)("%s has only links to files and headings that exist", (page) => {
  const links = find(page, /\]\((?!https:)([^)\s]+)\)/g);
  expect(links.filter((link) => leadsNowhere(page, link))).toEqual([]);
});

test.each(PAGES)("%s names only files and folders that exist", (page) => {
  const names = find(page, /`([\w.@-][\w.@/-]*)`/g).filter((name) => !ADDED.includes(name));
  const paths = names.filter((name) => FILE_NAME.test(name) || TOP_FOLDERS.has(name.split("/", 2)[0]));
  expect(paths.filter((name) => !isThere(name))).toEqual([]);
});

test.each(PAGES)("%s names only scripts of package.json, or of a workspace", (page) => {
  const names = [...find(page, /npm run ([\w:-]+(?: --workspace \w+)?)/g), ...find(page, /npm (start|test)\b/g)];
  const ofWorkspace = (folder: string) => Object.keys(JSON.parse(read(`${folder}/package.json`)).scripts);
  const known = WORKSPACES.flatMap((folder) => ofWorkspace(folder).map((name) => `${name} --workspace ${folder}`));
  expect(names.filter((name) => !(name in scripts) && !known.includes(name))).toEqual([]);
});

test.each(PAGES)("%s names only scripts, tests and Playwright projects that exist", (page) => {
  const patterns = [...find(page, /npx jest ([\w./-]+)/g), ...find(page, /npx tsx ([\w./-]+)/g)];
  expect(patterns.filter((pattern) => !FILES.some((file) => file.startsWith(pattern)))).toEqual([]);

  const projects = find(page, /--project=(\w+)/g);
  const configs = FILES.filter((file) => path.basename(file) === "playwright.config.ts");
  const known = configs.map(read).join();
  expect(projects.filter((project) => !known.includes(`"${project}"`))).toEqual([]);
});

/** Returns the packages that a list explains. */
function listedPackages(text: string): string[] {
  const heads = text.match(/^- `[^:]+(?=:)/gm) ?? [];
  return heads.flatMap((head) => head.match(/[^`, ]+(?=`)/g) ?? []).toSorted();
}

test("docs/dependencies.md explains each package in package.json, and no other", () => {
  const [installed = ""] = read("docs/dependencies.md").split("\n## Apart\n");
  const packages = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !name.startsWith("@types/"));
  expect(listedPackages(installed)).toEqual([...packages, "@types/*"].toSorted());
});

for (const folder of WORKSPACES) {
  test(`${folder}/README.md explains each package in ${folder}/package.json, and no other`, () => {
    const [section] = read(`${folder}/README.md`).match(/^## Dependencies\n[^#]*/m) ?? [""];
    const manifest = JSON.parse(read(`${folder}/package.json`));
    expect(listedPackages(section)).toEqual(
      Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).toSorted(),
    );
  });
}

test("CI runs every Playwright project, and the tests of every workspace", () => {
  const projects = find("playwright.config.ts", /\{ name: "(\w+)", testDir/g);
  const [matrix = ""] = find(".github/workflows/ci.yml", /tests: \[(.*)\]/g);
  // The job "content" runs the project of that name.
  expect(["content", ...matrix.split(/[, ]+/)]).toEqual(expect.arrayContaining([...projects, ...WORKSPACES]));
  expect(projects).toContain("develop");
});

test("the required CI job waits for all other jobs", () => {
  const jobs = find(".github/workflows/ci.yml", /^ {2}(\w+):\n {4}name:/gm);
  const [needs = ""] = find(".github/workflows/ci.yml", /needs: \[(.*)\]/g);
  expect([...needs.split(", "), "ready"]).toEqual(jobs);
});
