/** @jest-environment node */
import { jsonSchema } from "../content-model/schemas";
import { cmsConfig } from "./config";

type AnyField = Record<string, unknown> & { name: string; fields?: AnyField[]; field?: AnyField };

const config = JSON.parse(JSON.stringify(cmsConfig({ repo: "firm/site", branch: "main" })));
const forms: { name: string; file: string; fields: AnyField[] }[] = config.collections[0].files;
const flatten = (fields: AnyField[]): AnyField[] =>
  fields.flatMap((field) => [field, ...flatten(field.fields ?? []), ...flatten(field.field ? [field.field] : [])]);
const find = (file: string, name: string) =>
  flatten(forms.find((form) => form.name === file)?.fields ?? []).find((field) => field.name === name);

test("a field has its help and limits, and refuses what the check refuses", () => {
  expect(find("site", "phone")).toMatchObject({
    label: "Phone number",
    required: true,
    hint: expect.stringContaining('Write it like "(248) 555-0134".'),
    pattern: [expect.any(String), 'This is not a phone number of the form "(248) 555-0134"; write it like that.'],
  });
  expect(find("reviews", "fullText")).toMatchObject({ widget: "text", maxlength: 4096 });
  expect(find("reviews", "date")).toMatchObject({
    widget: "datetime",
    type: "date",
    format: "YYYY-MM-DD",
  });
  expect(find("services", "icon")).toMatchObject({
    widget: "select",
    options: expect.arrayContaining(["ladyBird"]),
  });
  expect(find("faq", "answer")).toMatchObject({ required: false });
});

test("VS Code, too, refuses a text with a tag, a tab, or a space at either end", () => {
  const { pattern } = Object(jsonSchema("site")).properties.firm.properties.descriptor;
  for (const text of ["<BR>", "a\tb", " a", "a "]) expect(text).not.toMatch(new RegExp(pattern));
  for (const text of ["a < b, <name>", "Real estate attorneys"]) expect(text).toMatch(new RegExp(pattern));
});

test("a list has labels for its entries, and may be empty", () => {
  expect(find("reviews", "reviews")).toMatchObject({
    summary: "{{name}}, {{date}}",
    required: false,
    max: 60,
  });
  expect(find("cities", "cities")).toMatchObject({
    required: true,
    min: 1,
    field: { label: "City", maxlength: 40 },
  });
});

test("an image goes where the check and Gatsby look for it", () => {
  expect(find("awards", "image")).toMatchObject({
    media_folder: "/content/images",
    public_folder: "./images",
  });
});
