import { z } from "zod";
import {
  clockTime,
  decimal,
  enumeration,
  fixedText,
  httpsUrl,
  imagePath,
  integer,
  isoDate,
  list,
  object,
  phone,
  text,
} from "../../content-model/fields";
import { CONTENT_SCHEMAS } from "../../content-model/schemas";
import { emptyValue, type FormField, formField, type GroupField, summarize } from "./form-model";

const { reviews, stats, faq, cities, site } = CONTENT_SCHEMAS;

/** Returns the form field of a schema, without the schema itself. */
function shown(schema: z.ZodType): object {
  const { schema: _schema, ...field } = formField(schema);
  return field;
}

function everyField(field: FormField): FormField[] {
  if (field.kind === "list") return [field, ...everyField(field.item)];
  return field.kind === "group" ? [field, ...field.fields.flatMap(([, each]) => everyField(each))] : [field];
}

const DEFAULT = { label: "Deed", help: "", isOptional: false, min: -Infinity, max: Infinity };
const TYPED = { isLong: false, fixed: undefined };
const LONG = { ...TYPED, kind: "text", isLong: true };

/** Returns the expected form field for a choice with these options. */
const choice = (...options: [value: string, label: string][]) => ({
  kind: "choice",
  options: options.map(([value, label]) => ({ value, label })),
});

describe("a form", () => {
  test.each<[string, z.ZodType, object]>([
    ["a text", text("Deed", { max: 40 }), { ...TYPED, kind: "text", help: "At most 40 characters.", max: 40 }],
    [
      "a long text, on several lines",
      text("Deed", { max: 121, example: "Quitclaim" }).describe("As recorded."),
      { ...LONG, help: 'As recorded. At most 121 characters. Example: "Quitclaim"', max: 121 },
    ],
    ["a text of a given form", phone("Deed"), { ...TYPED, kind: "text", help: 'Example: "(248) 555-0134"' }],
    [
      "a web address, however long it may be, on one line",
      httpsUrl("Deed", { example: "https://a.example" }),
      { ...TYPED, kind: "text", help: 'At most 500 characters. Example: "https://a.example"', max: 500 },
    ],
    ["a date with a date picker", isoDate("Deed"), { ...TYPED, kind: "date" }],
    ["a time with a time picker", clockTime("Deed"), { ...TYPED, kind: "time" }],
    ["a whole number", integer("Deed", { min: 0, max: 9 }), { ...TYPED, kind: "number", min: 0, max: 9 }],
    [
      "a choice, in words",
      enumeration("Deed", "DeedName", ["ladyBird", "landContract2"]),
      choice(["ladyBird", "Lady bird"], ["landContract2", "Land contract2"]),
    ],
    ["fixed words", fixedText("Deed", "Home"), { ...TYPED, kind: "text", fixed: "Home", help: "Cannot be changed." }],
    [
      "an image",
      imagePath("Deed", { formats: ["png"], sidesAtLeast: 480 }).describe("Square."),
      { kind: "image", help: "Square.", folder: "./images/awards", formats: ["png"] },
    ],
    [
      "an optional field, without the word “Optional” in its help",
      text("Deed", { max: 40 }).describe("Optional. As recorded.").optional(),
      { ...TYPED, kind: "text", help: "As recorded. At most 40 characters.", isOptional: true, max: 40 },
    ],
  ])("shows %s", (_kind, schema, expected) => {
    expect(shown(schema)).toEqual({ ...DEFAULT, ...expected });
  });

  test("has an Add button that names the entry of a list", () => {
    const deeds = list("Deeds", text("A deed", { max: 9 }), { noun: "deeds", max: 7 });
    const field = { kind: "list", label: "Deeds", max: 7, isSorted: false, addLabel: "Add a deed" };
    expect(shown(deeds)).toMatchObject({ ...field, item: { kind: "text", label: "A deed" } });
    expect(shown(cities.shape.cities)).toMatchObject({ isSorted: true, addLabel: "Add a city" });
    expect(shown(site.shape.contact.shape.hours)).toMatchObject({ addLabel: "Add opening hours" });
  });

  test("shows the fields of a group in their order, without hidden ones", () => {
    const inner = object("Party", "Party", { name: text("Name", { max: 9 }) }).optional();
    const deed = object("Deed", "Deed", {
      id: text("Permanent name", { max: 9 }).meta({ hidden: true }),
      year: integer("Year", { min: 0, max: 9 }),
      party: inner,
    });
    const { fields: parts, ...field } = formField(deed) as GroupField;
    expect(field).toMatchObject({ kind: "group", label: "Deed", isOptional: false });
    expect(parts.map(([key, { kind, isOptional }]) => [key, kind, isOptional])).toEqual([
      ["year", "number", false],
      ["party", "group", true],
    ]);
  });

  test("has a field for everything in the model, each with a name", () => {
    const all = Object.values(CONTENT_SCHEMAS).flatMap((schema) => everyField(formField(schema)));
    expect(all.length).toBeGreaterThan(150);
    expect(all.filter(({ label }) => label === "")).toEqual([]);
  });

  test("throws for a kind of schema that it does not know", () => {
    const deed = object("Deed", "Deed", { parcel: z.bigint().meta({ title: "Parcel" }) });
    expect(() => formField(deed)).toThrow('no field for "Parcel", which is of the kind bigint');
  });
});

describe("an entry of a list", () => {
  test("has a new id from the start, if its schema has ids", () => {
    const item = formField(faq.shape.questions.element);
    const entries = ["Why?", "Why not?"].map((question) => ({ ...Object(emptyValue(item)), question }));
    expect(faq.safeParse({ questions: entries }).error).toBeUndefined();
    const [first, second] = entries.map(({ id }) => id);
    expect(first).toMatch(/^[0-9a-f]{8}$/);
    expect(second).not.toBe(first);
    expect(emptyValue(formField(site.shape.legal.shape.admissions.element))).toEqual({
      attorney: "",
      jurisdictions: [""],
    });
  });

  const review = reviews.shape.reviews.element;
  const stat = stats.shape.stats.element;

  test.each<[z.ZodType, unknown, string]>([
    [review, { id: "review-1", name: "Maria D.", date: "2026-10-30", source: "Google" }, "Maria D., October 30, 2026"],
    [review, { name: "", date: "2026-13" }, "2026-13"],
    [review, undefined, "A review (empty)"],
    [stat, { number: 25000, suffix: "+", label: "Deeds" }, "Deeds, 25,000"],
    [faq.shape.questions.element, { id: "why", question: "Why?" }, "Why?"],
    [
      site.shape.contact.shape.hours.element,
      { from: "Monday", to: "Friday", opens: "09:00", closes: "17:3" },
      "Monday, Friday, 9:00 am, 17:3",
    ],
    [enumeration("A deed", "DeedName", ["ladyBird"]), "ladyBird", "Lady bird"],
    [decimal("A latitude", { min: -90, max: 90 }), 42.5, "42.5"],
    [cities.shape.cities.element, "Novi", "Novi"],
    [cities.shape.cities.element, "", "A city (empty)"],
  ])("has a summary of its most important fields: %#", (schema, value, summary) => {
    expect(summarize(schema, value).replaceAll("\u00a0", " ")).toBe(summary);
  });
});
