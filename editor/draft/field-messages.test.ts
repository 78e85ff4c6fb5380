/** @jest-environment node */
import path from "node:path";
import { checkContent } from "../../content-model/check";
import { readContent } from "../../gatsby/content/read-content";
import { mutateContent } from "../../test/helpers/content-mutations";
import { explain } from "./field-messages";

/** Broken content for each kind of problem. */
const BROKEN = new Map(
  mutateContent(readContent(path.join(__dirname, "../../test/fixtures/content")))
    .toReversed()
    .map(({ fault, sources }) => [fault, sources]),
);

/** Matches problems that the form can neither cause nor correct. */
const ONLY_IN_FILES = /^a value of another type|^a list inside|^a bad \.image/;
/** Matches keys, file names, JSON syntax and positions in a file. */
const FILE_TERMS = /`|\.json|content\/|quotes|entry \d|[[\]{}]/;

test("problems in the form have no words that only make sense in a file", () => {
  const faults = [...BROKEN].filter(([fault]) => !ONLY_IN_FILES.test(fault));
  const said = faults.flatMap(([fault, sources]) => {
    const diagnostics = checkContent(sources).filter(({ path: field }) => field.length > 0);
    return diagnostics.map((diagnostic) => `${fault}: ${explain({ ...diagnostic, actual: diagnostic.actual && "…" })}`);
  });
  expect(said.length).toBeGreaterThan(60);
  expect(said.filter((sentence) => FILE_TERMS.test(sentence))).toEqual([]);
});
