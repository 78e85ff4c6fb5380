/** @jest-environment node */
import fc from "fast-check";
import { HONEST_CONTENT } from "../test/fixtures/honest-content";
import {
  cleanText,
  clockTime,
  httpsUrl,
  integer,
  isoDate,
  phone,
  siteUrl,
  stateCode,
  TEXT_RULES,
  zipCode,
} from "./fields";

describe("pasted text", () => {
  test.each([
    ["a line break", "Two\r\n \nlines.\n\nThree.", "Two lines. Three."],
    ["Word's line break, a tab, a line separator", "one\u000btwo\tthree\u2028four", "one two three four"],
    ["a soft hyphen, a zero-width space, a byte order mark", "\ufeffQuit\u00adclaim\u200b deed", "Quitclaim deed"],
    ["Word's bullet", "\uf0b7\tProbate", "Probate"],
    ["double spaces, even with a no-break space", " one\u00a0 two  ", "one two"],
    ["the third space after a sentence", "One.   Two.", "One.  Two."],
    [
      "an accent without a letter, and the fourth accent on a letter",
      "an \u0301accent e\u0301\u0301\u0301\u0301",
      "an accent e\u0301\u0301\u0301",
    ],
    ["direction marks around a number", "\u202d(248) 555-0134\u202c", "(248) 555-0134"],
  ])("loses %s", (_what, pasted, expected) => {
    expect(cleanText(pasted)).toBe(expected);
  });

  test("keeps every visible character, and loses every invisible one that the check would refuse", () => {
    const awkward = fc.constantFrom(
      ..." \u00a0\t\r\n\u000b\u0085\u2028\u00ad\u200b\u200c\u200d\u2060\ufeff\ufe0f\ue000\u0301\u0000",
      "👩",
      "🏴",
      "\u{e0067}",
      "ر",
      "a",
      ".",
      "1",
    );
    const seen = (text: string) =>
      text.replace(/[^\p{L}\p{N}\p{P}\p{S}]|[\p{Default_Ignorable_Code_Point}\u2800\ufffc]/gu, "");
    const text = fc
      .array(fc.oneof(awkward, fc.string({ unit: "binary" })), { maxLength: 12 })
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, (pasted) => {
        const cleaned = cleanText(pasted);
        expect(TEXT_RULES.filter(([forbidden, , mend]) => mend && forbidden.test(cleaned))).toEqual([]);
        expect(seen(cleaned)).toBe(seen(pasted));
      }),
      { numRuns: 2000 },
    );
  });

  test("does not change if it is honest content", () => {
    const texts = [...JSON.stringify(Object.values(HONEST_CONTENT)).matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([text]) =>
      JSON.parse(text),
    );
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.map(cleanText)).toEqual(texts);
  });
});

describe("typed text", () => {
  const fields = {
    "a phone number": phone("Phone"),
    "a state": stateCode("State"),
    "a ZIP code": zipCode("ZIP code"),
    "a time": clockTime("Opens at"),
    "a date": isoDate("Date"),
    "a web address": httpsUrl("Address"),
    "the address of this website": siteUrl("Address", { example: "https://www.example.com" }),
    "a number": integer("Figure", { min: 0, max: 99_999_999 }),
  };

  test.each<[keyof typeof fields, string, string]>([
    ...["2485550134", "248-555-0134", "248.555.0134", "(248)555-0134", "+1 248 555 0134", "1–248–555–0134"].map(
      (typed): ["a phone number", string, string] => ["a phone number", typed, "(248) 555-0134"],
    ),
    ["a state", "mi", "MI"],
    ["a ZIP code", "48 334", "48334"],
    ["a ZIP code", "48334 – 1234", "48334-1234"],
    ["a ZIP code", "483341234", "48334-1234"],
    ["a time", "9:00", "09:00"],
    ["a date", "2025-3-4", "2025-03-04"],
    ["a web address", "www.firm.test/a", "https://www.firm.test/a"],
    ["a web address", "Https://firm.test/A", "https://firm.test/A"],
    ["the address of this website", "www.Firm.test/", "https://www.firm.test"],
    ["a number", "26,500", "26500"],
    ["a number", "1,234,567", "1234567"],
  ])("in the field for %s is put into the right form: %s", (kind, typed, expected) => {
    expect(fields[kind].meta()?.normalize?.(typed)).toBe(expected);
    const isNumber = kind === "a number";
    expect(fields[kind].safeParse(isNumber ? Number(expected) : expected).success).toBe(true);
  });

  test.each<[keyof typeof fields, readonly string[]]>([
    [
      "a phone number",
      ["(248) 555-0134", "248 555 013", "555-0134", "248 555 0134 ext. 5", "+44 248 555 0134", "148-555-0134"],
    ],
    ["a state", ["MI", "Michigan", "xx"]],
    ["a ZIP code", ["4833", "483345", "MI 48334"]],
    ["a time", ["09:00", "9", "9:3", "9:30 pm", "25:00"]],
    ["a date", ["2025-03-14", "3/4/2025", "2025-2-30", "March 4, 2025"]],
    ["a web address", ["https://firm.test/", "http://www.firm.test", "deed.pdf", "office@firm.test", "www."]],
    ["the address of this website", ["https://www.firm.test", "https://www.firm.test/home", "http://www.firm.test"]],
    ["a number", ["26500", "26,50", "26.500", "1,2,3", "35+"]],
  ])("in the field for %s does not change if its form is right or its meaning unclear", (kind, texts) => {
    expect(texts.map((typed) => fields[kind].meta()?.normalize?.(typed))).toEqual(texts);
  });
});
