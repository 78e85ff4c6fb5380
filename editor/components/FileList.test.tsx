import path from "node:path";
import { render, screen } from "@testing-library/react";
import { contentNames } from "../../content-model/check";
import { findSampleItems } from "../../content-model/launch-check";
import { CONTENT_SCHEMAS } from "../../content-model/schemas";
import { readContent } from "../../gatsby/content/read-content";
import { withRealWords } from "../../test/helpers/generate-content";
import { draftOf } from "../draft/draft";
import { FileList } from "./FileList";
import { type Editor, EditorContext } from "./form/useField";

const FIXTURES = readContent(path.join(__dirname, "../../test/fixtures/content"));

/** Returns the text of each file's button. @param read how many of the images have been read */
function listTexts({ texts, images }: typeof FIXTURES, read: number) {
  const names = [...images].map(([name, metadata]) => [name, { url: "", width: 1, height: 1, ...metadata }]);
  const hashes = new Map([...images.keys()].map((name) => [name, name]));
  const draft = draftOf({ version: "1", texts, images: hashes, unexpectedFiles: [] });
  const state = { draft, diagnostics: [], changes: [], images: Object.fromEntries(names.slice(0, read)) };
  const editor = { state, navigation: { shown: { file: "site" } } } as unknown as Editor;
  render(
    <EditorContext value={editor}>
      <FileList />
    </EditorContext>,
  );
  return screen.getAllByRole("button").map((button) => button.textContent);
}

/** Returns the text expected on each button, with the counts of `npm run check:launch`. */
function expectedList(sources: typeof FIXTURES) {
  const items = findSampleItems(sources);
  return contentNames().map((name) => {
    const count = items.filter(({ file }) => file === `content/${name}.json`).length;
    return `${CONTENT_SCHEMAS[name].meta()?.title}${count > 0 ? `${count} still sample` : ""}`;
  });
}

test.each([
  ["the fixtures", FIXTURES],
  ["unmarked content with sample images", withRealWords(FIXTURES)],
])("for %s, the list of files has the same counts as `npm run check:launch`", (_which, sources) => {
  expect(listTexts(sources, sources.images.size).toSorted()).toEqual(expectedList(sources).toSorted());
});

test("no file is listed as finished before its images have been read", () => {
  const counting = listTexts(withRealWords(FIXTURES), 1).filter((line) => line?.endsWith("still counting samples"));
  expect(counting).toEqual([expect.stringMatching(/^Award/), expect.stringMatching(/^Words of the landing/)]);
});
