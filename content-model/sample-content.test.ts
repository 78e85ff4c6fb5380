import { findSampleContent } from "./sample-content";

describe("sample-content", () => {
  test("finished content holds no samples", () => {
    expect(findSampleContent("site", { firm: { name: "A firm" }, open: true, count: 3, note: null })).toEqual([]);
  });

  test("an object marked as a whole is one sample, whatever is in it", () => {
    const site = { links: { sample: true, consultation: "https://www.example.com/guide" } };
    expect(findSampleContent("site", site)).toEqual([["links"]]);
  });

  test("a list of names marks these fields and no others", () => {
    const site = {
      contact: { sample: ["phone", "email"], phone: "(313) 222-1000", email: "us@firm.law", city: "Novi" },
    };
    expect(findSampleContent("site", site)).toEqual([
      ["contact", "phone"],
      ["contact", "email"],
    ]);
  });

  test("a marked field is reported once, even if its value is a reserved one too", () => {
    const site = { contact: { sample: ["phone"], phone: "(248) 555-0134" } };
    expect(findSampleContent("site", site)).toEqual([["contact", "phone"]]);
  });

  test("entries of a list are found by their position", () => {
    expect(findSampleContent("reviews", { reviews: [{ name: "Jo" }, { sample: true, name: "Ann" }] })).toEqual([
      ["reviews", 1],
    ]);
  });

  test.each([
    ["url", "https://www.example.com"],
    ["url", "https://EXAMPLE.com:8443?a"],
    ["url", "https://forms.example.org/guide"],
    ["email", "office@example.net"],
    ["email", "OFFICE@MAIL.EXAMPLE.COM"],
    ["phone", "(248) 555-0134"],
    ["phone", "(734) 555-0199"],
  ])("a field for a reserved %s that holds %s is sample, even where nobody marked it", (kind, value) => {
    const site = { contact: { phone: "", email: "" }, links: { consultation: "" } };
    const filled = kind === "url" ? { links: { consultation: value } } : { contact: { [kind]: value } };
    expect(findSampleContent("site", { ...site, ...filled })).toHaveLength(1);
  });

  test("a field that the model does not know is no sample", () => {
    expect(findSampleContent("site", { whatever: "https://www.example.com" })).toEqual([]);
  });
});
