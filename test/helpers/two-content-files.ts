import type { Draft } from "../../editor/draft/draft";

/**
 * For tests that make thousands of drafts. To be imported before anything else: the content is two files then, one whose
 * entries may have permanent names and images, and one without. What is wrong with a draft is a matter of other tests;
 * here it is each word with an exclamation mark.
 */
jest.mock("../../content-model/schemas", () => {
  const actual = jest.requireActual<typeof import("../../content-model/schemas")>("../../content-model/schemas");
  const { awards, stats } = actual.CONTENT_SCHEMAS;
  return { ...actual, CONTENT_SCHEMAS: { awards, stats } };
});
jest.mock("../../editor/draft/check-draft", () => ({
  nameOf: (file: string) => file,
  checkDraft: ({ contents }: Draft) =>
    Object.entries(contents).flatMap(([file, content]) =>
      (JSON.stringify(content).match(/\w+!/g) ?? []).map((message) => ({ file, path: [], message })),
    ),
}));
