/** @jest-environment node */
import { parseJson } from "./json-source";

const TEXT =
  '{\n  "seo": {\n    "title": "Not found",\n    "description": "Start again."\n  },\n  "text": "Here."\n}\n';

const BROKEN_JSON: [what: string, change: (text: string) => string, message: RegExp, line: number][] = [
  ["a missing comma", (text) => text.replace('",', '"'), /comma or a bracket is missing/, 3],
  ["an extra comma", (text) => text.replace(/"(\n\s*\})/, '",$1'), /comma after the last entry/, 4],
  ["a curly quote", (text) => text.replace('"title"', "“title”"), /straight double quotes/, 3],
  ["a missing closing quote", (text) => text.replace('",\n', ",\n"), /no closing quote/, 3],
  ["a merge-conflict marker", (text) => `${text}<<<<<<< HEAD`, /left over from a merge/, 8],
  ["a straight quote in a text", (text) => text.replace("Not", 'Not "yet"'), /straight quote.*; write \\" or “ ”/, 3],
  ["the number 007", (text) => text.replace('"Not found"', "007"), /write it like 25000/, 3],
  ["the number +5", (text) => text.replace('"Not found"', "+5"), /write it like 25000/, 3],
  ["the number 25,000", (text) => text.replace('"Not found"', "25,000"), /write it like 25000/, 3],
  ["the number 25.000", (text) => text.replace('"Not found"', "25.000"), /25.000 would be 25/, 3],
  ["the number 1.000.000", (text) => text.replace('"Not found"', "1.000.000"), /write it like 25000/, 3],
  ["a number in quotes in a text", (text) => text.replace("Not", 'Not "007"'), /straight quote/, 3],
  ["a missing bracket at the end", (text) => text.trimEnd().slice(0, -1), /ends too early/, 6],
  ["a comment", (text) => text.replace("{", "{ // new"), /a comment.*; delete it/, 1],
  ["a missing colon", (text) => text.replace('"seo":', '"seo"'), /A colon is missing/, 2],
  ["an empty file", () => "", /ends too early/, 1],
  ["a BOM", (text) => `\ufeff${text}`, /invisible mark; save it.*UTF-8/, 1],
];

test.each(BROKEN_JSON)("%s is found on its line", (_what, change, message, line) => {
  const text = change(TEXT);
  const { problem } = parseJson(text);
  expect(problem).toEqual({ offset: expect.any(Number), message: expect.stringMatching(message) });
  const before = text.slice(0, problem?.offset);
  expect(before.split("\n")).toHaveLength(line);
});
