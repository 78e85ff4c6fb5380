import type { Draft } from "../../draft/draft";

/**
 * Replaces the content model with a small one, for tests that create thousands of drafts. Such a test
 * imports this file before anything else. The content then has two files: one whose entries have ids
 * and images, and one without. Instead of the real check, a small one reports words with an
 * exclamation mark, and images that do not exist.
 */
jest.mock("../../../content-model/schemas", () => {
  const actual = jest.requireActual<typeof import("../../../content-model/schemas")>("../../../content-model/schemas");
  return { ...actual, CONTENT_SCHEMAS: { awards: actual.CONTENT_SCHEMAS.awards, stats: actual.CONTENT_SCHEMAS.stats } };
});
jest.mock("../../draft/check-draft", () => ({
  checkDraft: ({ contents, images, base }: Draft) =>
    Object.entries(contents).flatMap(([file, content]) => {
      const text = JSON.stringify(content);
      const wrongWords = text.match(/\w+!/g) ?? [];
      const isMissing = (name: string) => !images.has(name) && !base.images.has(name);
      const missing = (text.match(/\.\/images\/[^"]+/g) ?? []).filter(isMissing);
      return [...wrongWords, ...missing].map((message) => ({ file, path: [], message }));
    }),
}));
