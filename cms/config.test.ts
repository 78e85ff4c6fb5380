/** @jest-environment node */
import { cmsConfig } from "./config";

type Field = Record<string, unknown> & { name: string; fields?: Field[]; field?: Field };

const config = JSON.parse(JSON.stringify(cmsConfig("firm/site", "A Firm")));
const forms: { name: string; fields: Field[] }[] = config.collections[0].files;
const flatten = (fields: Field[]): Field[] =>
  fields.flatMap((field) => [field, ...flatten(field.fields ?? []), ...flatten(field.field ? [field.field] : [])]);

test.each([
  ["services", "icon", { widget: "select", options: expect.arrayContaining(["ladyBird"]) }],
  ["faq", "answer", { required: false }],
  ["reviews", "fullText", { widget: "text", maxlength: 4096 }],
  ["reviews", "reviews", { required: false, max: 60 }],
  ["cities", "cities", { required: true, min: 1 }],
  ["site", "phone", { label: "Phone number", hint: expect.stringContaining("Write it like") }],
  ["site", "consultation", { widget: "string", hint: expect.not.stringContaining("At most") }],
  ["site", "afterHours", { widget: "string", hint: expect.stringMatching(/At most 120 characters\.$/) }],
])("in the form of %s, `%s` has its kind, help and limits", (file, name, expected) => {
  const fields = flatten(forms.find((form) => form.name === file)?.fields ?? []);
  expect(fields.find((field) => field.name === name)).toMatchObject(expected);
});

test("each change becomes a pull request on GitHub", () => {
  expect(config).toMatchObject({ backend: { name: "github", repo: "firm/site" }, publish_mode: "editorial_workflow" });
});
