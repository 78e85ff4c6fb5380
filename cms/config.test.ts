/** @jest-environment node */
import { cmsConfig } from "./config";

type Field = Record<string, unknown> & { name: string; fields?: Field[]; field?: Field };

const config = JSON.parse(JSON.stringify(cmsConfig({ repo: "firm/site", branch: "main" }, "A Firm")));
const forms: { name: string; fields: Field[] }[] = config.collections[0].files;
const flatten = (fields: Field[]): Field[] =>
  fields.flatMap((field) => [field, ...flatten(field.fields ?? []), ...flatten(field.field ? [field.field] : [])]);

const PHONE = {
  label: "Phone number",
  required: true,
  hint: expect.stringContaining('Write it like "(248) 555-0134".'),
  pattern: [expect.any(String), 'This is not a phone number of the form "(248) 555-0134"; write it like that.'],
};

test.each([
  ["site", "phone", PHONE],
  ["services", "icon", { widget: "select", options: expect.arrayContaining(["ladyBird"]) }],
  ["faq", "answer", { required: false }],
  ["reviews", "fullText", { widget: "text", maxlength: 4096 }],
  ["reviews", "date", { widget: "datetime", type: "date", format: "YYYY-MM-DD" }],
  ["reviews", "reviews", { required: false, max: 60 }],
  ["cities", "cities", { required: true, min: 1, field: { label: "City", maxlength: 40 } }],
  ["awards", "image", { media_folder: "/content/images", public_folder: "./images" }],
])("the form of %s has for `%s` its kind, help and limits", (file, name, expected) => {
  const fields = flatten(forms.find((form) => form.name === file)?.fields ?? []);
  expect(fields.find((field) => field.name === name)).toMatchObject(expected);
});

test("each change becomes a pull request on GitHub, for the repository that is built", () => {
  const backend = { name: "github", repo: "firm/site", branch: "main" };
  expect(config).toMatchObject({ backend, publish_mode: "editorial_workflow" });
  expect(forms.map((form) => Reflect.get(form, "file"))).toContain("content/thankYou.json");
});
