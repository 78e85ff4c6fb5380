import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type * as z from "zod";
import { explain, sentence } from "./explain";
import { findImageFaults } from "./images";
import { type JsonSource, parseJson } from "./json-source";
import type { Problem } from "./report";
import { allTexts, RULES } from "./rules";
import { CONTENT_NAMES, CONTENT_SCHEMAS, type Content, type ContentName } from "./schemas";
import type { Path } from "./walk";

interface CheckedContent {
  /** The content of each file that fits its schema. */
  content: Partial<Content>;
  problems: Problem[];
  /** Returns a problem with the value at a path. */
  problemAt: (file: ContentName, path: Path, message: string) => Problem;
}

/** Reads all files of a content folder, and finds everything that is wrong with them. */
export async function checkContent(folder: string): Promise<CheckedContent> {
  const content: Partial<Content> = {};
  const problems: Problem[] = findStrayFiles(folder);
  const files = new Map<ContentName, { text: string; source: JsonSource }>();

  function problemAt(name: ContentName, at: Path, message: string): Problem {
    const { text = "", source } = files.get(name) ?? {};
    return problemIn(`${name}.json`, text, source?.offsetOf(at) ?? 0, sentence(name, at, message, source?.value));
  }

  for (const name of CONTENT_NAMES) {
    const file = path.join(folder, `${name}.json`);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
      problems.push(problemIn(`${name}.json`, "", 0, "This file is missing; undo the change that deleted it."));
      continue;
    }
    const text = readFileSync(file, "utf8");
    const source = parseJson(text);
    if (!("value" in source)) {
      problems.push(problemIn(`${name}.json`, text, source.offset, `${source.message}.`));
      continue;
    }
    files.set(name, { text, source });
    const { data, error } = CONTENT_SCHEMAS[name].safeParse(source.value, { error: explain });
    const repeated = source.repeated.map(({ path: at, offset }) =>
      problemIn(`${name}.json`, text, offset, sentence(name, at, "is written twice; delete one of the two")),
    );
    const issues = firstOfEachPath(error?.issues ?? []).map(({ at, message }) => problemAt(name, at, message));
    problems.push(...repeated, ...issues);
    if (data && repeated.length === 0) Object.assign(content, { [name]: data });
  }
  const findings = [...RULES.flatMap((rule) => rule(content)), ...(await findImageFaults(content, folder))];
  for (const { file, path: at, message } of findings) problems.push(problemAt(file, at, message));
  return { content, problems: problems.sort(byPlace), problemAt };
}

/** Returns what to look at before launch: texts that call themselves samples, and a missing privacy policy. */
export function findLaunchItems({ content, problemAt }: CheckedContent): Problem[] {
  const samples = allTexts(content).flatMap(({ file, path: at, text }) =>
    /\bsample\b/i.test(text) ? [problemAt(file, at, "calls itself a sample; replace it if it is one")] : [],
  );
  const noPolicy = "have no `privacyPolicy`; add its address, if the lawyer wants it";
  const gaps = content.site?.links.privacyPolicy ? [] : [problemAt("site", ["links"], noPolicy)];
  return [...gaps, ...samples];
}

/** Finds stray JSON files: Gatsby would read them, too. */
function findStrayFiles(folder: string): Problem[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const stray = files.filter((file) => /\.json$/i.test(file) && !CONTENT_NAMES.some((name) => file === `${name}.json`));
  const message = "The site has no content file with this name; rename or delete it.";
  return stray.map((file) => problemIn(file.replaceAll("\\", "/"), "", 0, message));
}

/** Returns one issue for each path: others may merely result from it. */
function firstOfEachPath(issues: readonly z.core.$ZodIssue[]): { at: Path; message: string }[] {
  const found = new Map<string, { at: Path; message: string }>();
  for (const issue of issues) {
    const keys = issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const key of keys) {
      const at = key.map((step) => (typeof step === "number" ? step : String(step)));
      const place = at.join(".");
      if (!found.has(place)) found.set(place, { at, message: issue.message });
    }
  }
  return [...found.values()];
}

function problemIn(name: string, text: string, offset: number, message: string): Problem {
  const before = text.slice(0, offset).split("\n");
  return { file: `content/${name}`, line: before.length, column: (before.at(-1)?.length ?? 0) + 1, message };
}

function byPlace(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}
