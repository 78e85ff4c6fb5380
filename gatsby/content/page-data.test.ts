/** @jest-environment node */
import type { Content } from "../../content-model/schemas";
import { FIXTURES, fixtureContent } from "../../test/helpers/fixture-content";
import { pageData } from "../../test/helpers/page-data";
import { pageDataOf } from "./page-data";
import { parseContent } from "./parse-content";

const { countyMap } = pageData.landing.hero;

test("page data without a required field throws an error that names the field", () => {
  const faq = { questions: [{ answer: "Yes." }] } as Content["faq"];
  const make = () => pageDataOf({ ...fixtureContent, faq }, { images: new Map(), imageFile: String, countyMap });
  expect(make).toThrow("faq.json: questions: 0: question is missing");
});

test("content without a required file throws an error that names the file", () => {
  const texts = new Map(FIXTURES.texts);
  texts.delete("faq.json");
  expect(() => parseContent({ texts })).toThrow("faq.json is missing");
});

test("content without a required field throws an error that names the file and the field", () => {
  const texts = new Map(FIXTURES.texts).set("faq.json", '{ "questions": [{ "answer": "Yes." }] }');
  expect(() => parseContent({ texts })).toThrow(/faq\.json in the content folder.*questions\[0\]\.question/s);
});
