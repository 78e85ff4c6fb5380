import { type Path, textsIn } from "./paths";
import SAMPLE from "./sample.json";

/** Matches numbers and addresses that are reserved for examples, and the mark "(sample)". */
const EXAMPLE = /\(\d{3}\) 555-01\d\d|(?<![\w-])example\.(?:com|net|org)(?![\w-])|\(sample\b/i;

export const isExample = (text: string): boolean => EXAMPLE.test(text);

/** What is compared of a text, and of its longer sentences: letters and digits, without the word "sample". */
const partsOf = (text: string) =>
  [text, ...text.split(/(?<=[.:?!])\s+/).filter(({ length }) => length > 40)].map((part) =>
    part
      .toLowerCase()
      .replace(/\bsample\b/g, "")
      .replace(/[^\p{L}\p{N}]+/gu, ""),
  );

/** The texts that are made up in the sample, by their fields (sample.json). */
const INVENTED = new Map(Object.entries(SAMPLE).map(([field, texts]) => [field, texts.flatMap(partsOf)]));

/** Finds what no site may publish: examples, and people, addresses, sources, badges and reviews of the sample. */
export function findInvented(content: unknown): { path: Path; message: string }[] {
  const isInvented = (path: Path, text: string) =>
    partsOf(text).some((part) => INVENTED.get(path.filter((key) => typeof key !== "number").join("."))?.includes(part));
  const message = "is an example, or the sample's; write the firm's own, or turn on `sample` in site.json";
  const found = [...textsIn(content)].filter(({ path, text }) => isExample(text) || isInvented(path, text));
  return found.map(({ path }) => ({ path, message }));
}
