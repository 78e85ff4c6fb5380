/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { transformSync } from "esbuild";
import { listFiles } from "../gatsby/content/read-content";

const STYLES = path.join(__dirname, "../src/styles");
const CODE = ["components", "pages", "sections"].flatMap((folder) =>
  listFiles(path.join(__dirname, "../src"), `${folder}/`).filter((name) => /(?<!\.test)\.tsx?$/.test(name)),
);

/** Returns the words in the strings of the code, except for GraphQL queries. */
function wordsOf(code: string): string[] {
  const { code: bare } = transformSync(code, { loader: "tsx", jsx: "automatic", minifyWhitespace: true });
  const strings = bare.replace(/graphql`[^`]*`/g, "").match(/(["'`])(?:\\.|(?!\1).)*\1/gs) ?? [];
  return strings.flatMap((text) => text.slice(1, -1).split(/[\s"'`]+/));
}

test("classes are not on the list of words that Tailwind ignores", () => {
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

test("widths in variants are in rem, as Tailwind's own are", () => {
  const files = listFiles(path.join(__dirname, "../src")).filter((name) => /(?<!\.test)\.(css|tsx?)$/.test(name));
  const inPixels = files.flatMap((name) => {
    const found =
      readFileSync(path.join(__dirname, "../src", name), "utf8").match(/\b(?:min|max)-\[[\d.]+px\]:/g) ?? [];
    return found.map((variant) => `${variant} in src/${name}: divide by 16 and write rem. \`md:\` would override px.`);
  });
  expect(inPixels).toEqual([]);
});
