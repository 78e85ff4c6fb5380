import type { Draft } from "../../draft/draft";

/**
 * To be imported before anything else, by tests that make thousands of drafts: the content is two files then, one with
 * permanent names and images, and one without, and what is wrong is each word with an exclamation mark.
 */
jest.mock("../../../content-model/schemas", () => {
  const actual = jest.requireActual<typeof import("../../../content-model/schemas")>("../../../content-model/schemas");
  return { ...actual, CONTENT_SCHEMAS: { awards: actual.CONTENT_SCHEMAS.awards, stats: actual.CONTENT_SCHEMAS.stats } };
});
jest.mock("../../draft/check-draft", () => ({
  nameOf: (file: string) => file,
  checkDraft: ({ contents }: Draft) =>
    Object.entries(contents).flatMap(([file, content]) =>
      (JSON.stringify(content).match(/\w+!/g) ?? []).map((message) => ({ file, path: [], message })),
    ),
}));
