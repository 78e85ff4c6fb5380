import { findSampleContent } from "./sample-content";

describe("sample-content", () => {
  test("finished content holds no samples", () => {
    expect(
      findSampleContent({ firm: { name: "A firm" }, cities: ["Novi", "Troy"], open: true, count: 3, note: null }),
    ).toEqual([]);
  });

  test("an object marked as a whole is one sample, whatever is in it", () => {
    const site = { links: { sample: true, guide: "https://www.example.com/guide", call: "(248) 555-0134" } };
    expect(findSampleContent(site)).toEqual([["links"]]);
  });

  test("a list of names marks these fields and no others", () => {
    const site = {
      contact: { sample: ["phone", "email"], phone: "(313) 222-1000", email: "us@firm.law", city: "Novi" },
    };
    expect(findSampleContent(site)).toEqual([
      ["contact", "phone"],
      ["contact", "email"],
    ]);
  });

  test("a marked field is reported once, even if its value is a reserved one too", () => {
    expect(findSampleContent({ sample: ["phone"], phone: "(248) 555-0134" })).toEqual([["phone"]]);
  });

  test("entries of a list are found by their position", () => {
    expect(findSampleContent({ reviews: [{ name: "Jo" }, { sample: true, name: "Sample Client" }] })).toEqual([
      ["reviews", 1],
    ]);
  });

  test.each([
    "https://www.example.com",
    "https://forms.example.org/guide",
    "office@example.net",
    "OFFICE@EXAMPLE.COM",
    "(248) 555-0134",
    "Call (734) 555-0199 today",
  ])("%s is sample content even where nobody marked it", (value) => {
    expect(findSampleContent({ note: { text: value } })).toEqual([["note", "text"]]);
  });

  test.each(["https://www.counterexample.com", "(248) 555-0234", "(248) 555-1234", "For example, a deed"])(
    "%s is not",
    (value) => {
      expect(findSampleContent({ text: value })).toEqual([]);
    },
  );
});
