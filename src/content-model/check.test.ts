/** @jest-environment node */
import path from "node:path";
import { checkContent } from "./check";
import { formatProblems } from "./problems";
import { readContent } from "./read-content";
import { RULES } from "./rules";
import { type BrokenContent, breakContent, seededRandom } from "./testing/break-content";

const REAL = readContent(path.join(__dirname, "../../content"));
const CORPUS = breakContent(REAL, seededRandom(1990), 5);

/** What is wrong with the check's answer to a broken version; undefined if it found the fault where it is. */
function complaint({ fault, sources, file, lines }: BrokenContent, rules = RULES): string | undefined {
  const problems = checkContent(sources, rules);
  const text = problems.length > 0 ? formatProblems(problems) : "nothing";
  const found = lines.some((line) => text.includes(`${file}:${line}:`));
  if (!found) return `${fault} in ${file}:${lines.join(" or ")} was answered with:\n${text}`;
  if (/^\s+at |Error:|undefined|\[object|Invalid input/m.test(text)) return `${fault} shows the machine:\n${text}`;
  return undefined;
}

describe("the check of the content", () => {
  it("finds nothing wrong with the real content", () => {
    expect(checkContent(REAL)).toEqual([]);
  });

  it("finds every fault in several hundred broken versions, and names its file and line", () => {
    expect(CORPUS.length).toBeGreaterThan(400);
    expect(new Set(CORPUS.map(({ fault }) => fault)).size).toBeGreaterThan(80);
    expect(CORPUS.flatMap((broken) => complaint(broken) ?? [])).toEqual([]);
  });

  describe("would let a fault pass without its rule:", () => {
    const needRules = CORPUS.filter((broken) => complaint(broken, []));
    it.each(RULES.map(({ name }) => name))("%s", (name) => {
      const others = RULES.filter((rule) => rule.name !== name);
      expect(needRules.some((broken) => complaint(broken, others))).toBe(true);
    });
  });
});
