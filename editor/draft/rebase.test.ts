/** @jest-environment node */

import path from "node:path";
import { readContent } from "../../gatsby/content/read-content";
import type { Snapshot } from "../repositories/repository";
import { type Draft, draftOf } from "./draft";
import { withValueAt } from "./paths";
import { rebase } from "./rebase";

const { texts } = readContent(path.join(__dirname, "../../test/fixtures/content"));
const snapshot = (version: string, changed: Record<string, string> = {}): Snapshot => {
  return { version, texts: new Map([...texts, ...Object.entries(changed)]), images: new Map(), unexpectedFiles: [] };
};
const draft = draftOf(snapshot("1"));
const HALF_WRITTEN = snapshot("2", { "reviews.json": '{ "reviews": [' });

function withField(file: "faq" | "reviews", ...at: (string | number)[]): Draft {
  return { ...draft, contents: { ...draft.contents, [file]: withValueAt(draft.contents[file], at, "Changed") } };
}

test("a draft that changes a half-written file cannot be rebased, and the error says why", () => {
  expect(() => rebase(withField("reviews", "reviews", 0, "name"), HALF_WRITTEN)).toThrow(
    /^“Client reviews” cannot be read at the moment: .*nothing was saved over it/,
  );
});

test("a draft that changes other files than a half-written one can be rebased", () => {
  const { draft: rebased, conflicts } = rebase(withField("faq", "questions", 0, "question"), HALF_WRITTEN);
  expect(conflicts).toEqual([]);
  expect(rebased.contents.reviews).toBeUndefined();
  const { draft: later } = rebase(rebased, snapshot("3"));
  expect(later.contents).toEqual(withField("faq", "questions", 0, "question").contents);
});

test("an image that an interrupted save has uploaded keeps its name, and is not uploaded again", () => {
  const name = "./images/awards/new.png";
  const metadata = { format: "png", width: 300, height: 300, complete: true, isSample: false } as const;
  const awards = withValueAt(draft.contents.awards, ["awards", 0, "image"], name);
  const images = new Map([[name, { bytes: new Uint8Array(), hash: "new", metadata }]]);
  const saved = { ...snapshot("2"), images: new Map([[name, "new"]]) };
  const { draft: rebased } = rebase({ ...draft, contents: { ...draft.contents, awards }, images }, saved);
  expect(rebased.contents.awards).toEqual(awards);
  expect(rebased.images.size).toBe(0);
});
