/** @jest-environment node */
import * as fields from "./fields";

const problemOf = (field: ReturnType<typeof fields.email>, text: string) =>
  field.safeParse(text).error?.issues[0]?.message;

test.each([
  "O'Neil, Łukasik & Nguyễn, P.C.: “always” – for $100,000… §5 ™ ½",
  "AT&T, R&D; more & more, Q&A: B&B #39; &c. &", // signs
  "Value < $100,000? Then x<y, 2 > 1, and <name>.  Two spaces",
  "العربية مُحَمَّد، שלום עליכם می\u200cخواهم",
  "中文。日本語 हिन्दी क्\u200dष 👨\u200d👩\u200d👧 ❤\ufe0f 🇺🇸 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
])("ordinary text is accepted: %s", (text) => {
  expect(problemOf(fields.text("Text", { max: 99 }), text)).toBeUndefined();
});

test.each([
  ["A free\u200b guide", "a sign that is invisible or lost (U+200B) after “free”; retype that word"],
  ["Deed\u00adLaw", "a sign that is invisible or lost (U+00AD) after “Deed”"],
  ["Law\u202e deed\u202c", "a sign that is invisible or lost (U+202E) after “Law”"],
  ["the lost\ufffd word", "a sign that is invisible or lost (U+FFFD) after “lost”"],
  ["a\u3164b", "a sign that is invisible or lost (U+3164) after “a”"],
  ["a\tb", "a line break, a tab, or a space"],
  ["a<b>b</b>", "an HTML tag"],
  ["Deed &amp; Law", "“&amp;”, which the page would show as it is"],
  ["I&#39;m", "“&#39;”"],
  ["back&nbsp;soon", "“&nbsp;”"],
  ["Caf&Eacute;", "“&Eacute;”"],
  [" a", "a line break, a tab, or a space at its start or end; delete it"],
  ["a\nb", "a line break, a tab, or a space at its start or end; delete it"],
])("the text %j is refused: it has %s", (text, problem) => {
  expect(problemOf(fields.text("Text", { max: 99 }), text)).toContain(`has ${problem}`);
});

const NO_LINK = /is not a complete web address; .* a to z only/;
const NO_EMAIL = /is not an email address .* a to z only/;

test.each([
  [fields.httpsUrl, "https://a.test:8443/Über?next=https://a.test/#b_(c)", /^fits$/],
  // The first "а" of each is Cyrillic.
  [fields.httpsUrl, "https://cаlendly.com/x", NO_LINK],
  [fields.email, "office@exаmple.com", NO_EMAIL],
  [fields.httpsUrl, "https://user@a.test", NO_LINK],
  [fields.httpsUrl, "https://-a.test", NO_LINK],
  [fields.email, "office@a.test-", NO_EMAIL],
  [fields.httpsUrl, "javascript:alert(1)", NO_LINK],
  [fields.httpsUrl, "https://a.test/\u200bx", /\(U\+200B\) after “https:\/\/a\.test\/”/],
  [fields.email, "office@firm test.com", NO_EMAIL],
])("%p %j: %s", (field, text, problem) => {
  expect(problemOf(field("Field"), text) ?? "fits").toMatch(problem);
});

test("a date may be today, but not tomorrow", () => {
  jest.useFakeTimers({ now: new Date("2026-11-28T01:00:00Z") });
  const date = fields.isoDate("Date");
  expect(date.safeParse("2026-11-28").success).toBe(true);
  expect(date.safeParse("2026-11-29").error?.issues[0]?.message).toMatch(/in the future/);
  jest.useRealTimers();
});
