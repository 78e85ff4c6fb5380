/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { transformSync } from "esbuild";
import { listFiles } from "../gatsby/content/read-content";

const STYLES = path.join(__dirname, "../src/styles");
const CODE = ["components", "pages", "sections"].flatMap((folder) =>
  listFiles(path.join(__dirname, "../src"), `${folder}/`).filter((name) => /(?<!\.test)\.tsx?$/.test(name)),
);

const ALONE = "border-t font-medium text-lead";

/** Classes that need others, and the CSS that combines them. */
const COMBINING: [classes: string, expected: RegExp[]][] = [
  ["-translate-x-2 translate-y-2", [/translate:var\(--tw-translate-x\) ?var\(--tw-translate-y\)/]],
  ["leading-tight md:text-lead", [/--tw-leading:1\.25;line-height:1\.25/, /line-height:var\(--tw-leading,1\.5\)/]],
  ["border-dashed border-t", [/--tw-border-style:dashed/, /border-top-style:var\(--tw-border-style\)/]],
  ["shadow ring", [/--tw-shadow:0 1px 3px 0/, /box-shadow:.*var\(--tw-ring-shadow\),var\(--tw-shadow\)/]],
  ["bg-linear-to-r from-ink to-deed", [/--tw-gradient-from:#14202e/, /linear-gradient\(var\(--tw-gradient-stops\)\)/]],
];

const LISTS = [ALONE, ...COMBINING.map(([classes]) => classes)];

/** The compiled CSS of each list, first as in a build, then as while developing. */
let compiled: string[][] = [];

function compileAll(): void {
  compiled = ["production", "development"].map((NODE_ENV) => {
    // Tailwind does not run inside Jest, so it runs in another process.
    const args = [path.join(__dirname, "setup/compile-classes.cjs"), ...LISTS];
    const styles = execFileSync(process.execPath, args, { env: { ...process.env, NODE_ENV }, encoding: "utf8" });
    return JSON.parse(styles);
  });
}

function stylesOf(classes: string): string[] {
  const styles = compiled.map((css) => css[LISTS.indexOf(classes)] ?? "");
  return styles.map((css) => css.replace(/\s*([{};:,])\s*/g, "$1").replace(/\s+/g, " "));
}

/** Returns the words in the strings of the code, except for GraphQL queries. */
function wordsOf(code: string): string[] {
  const { code: bare } = transformSync(code, { loader: "tsx", jsx: "automatic", minifyWhitespace: true });
  const strings = bare.replace(/graphql`[^`]*`/g, "").match(/(["'`])(?:\\.|(?!\1).)*\1/gs) ?? [];
  return strings.flatMap((text) => text.slice(1, -1).split(/[\s"'`]+/));
}

describe("Tailwind's classes", () => {
  beforeAll(compileAll);

  test("that need no others compile to plain properties, without variables", () => {
    for (const css of stylesOf(ALONE)) {
      expect(css).toMatch(/\.border-t\{border-top-style:solid;border-top-width:1px;?\}/);
      expect(css).toMatch(/\.text-lead\{font-size:clamp\([^;]*\);line-height:1\.5;?\}/);
      expect(css).not.toMatch(/--tw-|@property|@supports|properties/);
    }
  });

  test.each(COMBINING)("that need others combine with them: %s", (classes, expected) => {
    for (const css of stylesOf(classes)) {
      for (const pattern of expected) expect(css).toMatch(pattern);
      // Without its registration, elements would inherit a variable, and it would have no initial value.
      const registered = css.match(/(?<=@property )[\w-]+/g)?.sort();
      expect(registered).toEqual([...new Set(css.match(/(?<=var\()--tw-[\w-]+/g))].sort());
    }
  });

  test("are not on the list of words that Tailwind ignores", () => {
    const [, list = ""] = /@source not inline\("\{(.*)\}"\)/.exec(readFileSync(`${STYLES}/global.css`, "utf8")) ?? [];
    const unseen = CODE.flatMap((name) => {
      const words = wordsOf(readFileSync(path.join(__dirname, "../src", name), "utf8"));
      return list
        .split(",")
        .filter((word) => words.includes(word))
        .map((word) => `To use "${word}" in src/${name}, take it off the list in src/styles/global.css.`);
    });
    expect(unseen).toEqual([]);
  });
});
