/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { STYLED_STATES } from "./page-states";

const SRC = path.join(__dirname, "..");
const read = (name: string) => readFileSync(path.join(SRC, name), "utf8");
const files = readdirSync(SRC, { recursive: true, encoding: "utf8" });
const styles = files.filter((name) => name.endsWith(".css"));
const markup = files.filter((name) => /^(?:components|pages|sections)\b.*(?<!\.test)\.tsx?$/.test(name));

/** Returns the classes that the style sheets select, ignoring comments, numbers and file names. */
function selectedClasses(): Set<string> {
  const css = styles
    .map(read)
    .join("\n")
    .replace(/\/\*.*?\*\/|"[^"]*"/gs, "");
  return new Set(css.match(/(?<=\.)[a-z][\w-]*(?=[^;]*\{)/g));
}

test("every class in a style sheet is used by a component, is a state of the page, or belongs to a library", () => {
  const words = new Set(markup.flatMap((name) => read(name).match(/[\w-]+/g)));
  const unknown = [...selectedClasses()].filter(
    (name) =>
      !(STYLED_STATES as readonly string[]).includes(name) && !words.has(name) && !/^(?:slick|tippy)-/.test(name),
  );
  expect(unknown).toEqual([]);
});

test("every state is used by a style sheet", () => {
  expect([...selectedClasses()]).toEqual(expect.arrayContaining([...STYLED_STATES]));
});
