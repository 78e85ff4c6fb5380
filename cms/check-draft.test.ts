/** @jest-environment node */
import { readFixtures } from "../test/helpers/page-data";
import type { FormMap } from "./typed-numbers";

// Files leave out what is null.
const content = JSON.parse(JSON.stringify(readFixtures(), (_key, value) => value ?? undefined));
Object.assign(globalThis, { CMS_CONTENT: content });
const { checkDraft } = jest.requireActual<typeof import("./check-draft")>("./check-draft");
const { contentOf } = jest.requireActual<typeof import("./draft")>("./draft");

test("a form says what the check says, with the names of its fields", async () => {
  const site = structuredClone(content.site);
  expect(await checkDraft("site", site, undefined)).toEqual([]);
  site.contact.hours = Array(3).fill(site.contact.hours[0]);
  site.firm.name = undefined;
  const sentences = await checkDraft("site", site, undefined);
  expect(sentences[0]).toMatch(/^The firm, Name of the firm is missing;/);
  expect(sentences).toContainEqual(expect.stringMatching(/^Contact, Opening hours, entry 3 is the same as entry 1/));
});

test("a form names the entry of a list", async () => {
  const stats = structuredClone(content.stats);
  Object.assign(stats.stats[0], { number: "12.5", asOf: "2999-01-01" });
  expect(await checkDraft("stats", stats, undefined)).toEqual([
    "Figures, entry 1, Figure is not a whole number; write only digits.",
    "Figures, entry 1, Counted on is in the future; correct the year, month or day.",
  ]);
});

test("a form that nobody has filled in names the link that would lead nowhere", async () => {
  const { site } = structuredClone(content);
  site.navigation[0].section = "reviews";
  jest.replaceProperty(content, "site", site);
  const [navigation] = await checkDraft("reviews", contentOf({} as FormMap), undefined);
  expect(navigation).toMatch(
    /^The firm.*, Links in the header and the footer, entry 1, Section it leads to names a section/,
  );
});
