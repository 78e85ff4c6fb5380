/** @jest-environment node */
import path from "node:path";
import { checkContent } from "../../content-model/check";
import { readContent } from "../../gatsby/content/read-content";
import { mutateContent } from "../../test/helpers/content-mutations";
import { explain } from "./field-messages";

/** One broken version for each kind of fault. */
const BROKEN = new Map(
  mutateContent(readContent(path.join(__dirname, "../../test/fixtures/content")))
    .toReversed()
    .map(({ fault, sources }) => [fault, sources]),
);

/** What somebody has to have written into a file, where it is mended as well. */
const OF_FILES = /^of another type|^a list inside|path of an image|sample marker|an entry twice/;
/** Keys, names of files and folders, the signs and the numbers of a file. */
const WORDS_OF_FILES = /`|\.json|content\/|quotes|entry \d|[[\]{}]/;

test("problems in the form have no words that only make sense in a file", () => {
  const faults = [...BROKEN].filter(([fault]) => !OF_FILES.test(fault));
  const said = faults.flatMap(([fault, sources]) => {
    const diagnostics = checkContent(sources).filter(({ path: field }) => field.length > 0);
    return diagnostics.map((diagnostic) => `${fault}: ${explain({ ...diagnostic, actual: diagnostic.actual && "…" })}`);
  });
  expect(said.length).toBeGreaterThan(60);
  expect(said.filter((sentence) => WORDS_OF_FILES.test(sentence))).toEqual([]);
});
