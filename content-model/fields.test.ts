/** @jest-environment node */
import * as fields from "./fields";

const HIDDEN = "an invisible sign";

test.each([
  "O'Neil, Łukasik & Nguyễn, P.C.: “always” – for $100,000… §5 ™ ½",
  "Value < $100,000? Then x<y, 2 > 1, and <name>",
  "Cafe\u0301, a\u00a0b",
  "العربية مُحَمَّد، שלום עליכם",
  "ภาษาไทย 中文。日本語 हिन्दी",
  "می\u200cخواهم ۲۰\u200cساله PDF\u200cها क्\u200dष ന്\u200d ᠠ\u180b 葛\u{e0100}",
  "👨\u200d👩\u200d👧 🧑🏽\u200d🚀 ❤\ufe0f\u200d🔥 👍🏽 🇺🇸",
  "❤\ufe0f 5\ufe0f\u20e3 ©\ufe0f 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
])("the honest text %# is accepted", (text) => {
  const paragraphs = fields.text("Text", { max: 99, paragraphs: true });
  for (const field of [fields.text("Text", { max: 99 }), paragraphs])
    expect(field.safeParse(text).error).toBeUndefined();
});

const TEXTS: [text: string, problem: string][] = [
  ["A free\u200b guide", `${HIDDEN} (U+200B) after “free”; retype that word`],
  ["😀 and \ud83d", `${HIDDEN} (U+D83D) after “and”`],
  ["Suite 1\ufe0f00", `${HIDDEN} (U+FE0F) after “1”`],
  ["سلام\u200c", `${HIDDEN} (U+200C) after “سلام”`],
  ["🏴\u{e0061}\u{e0062}", `${HIDDEN} (U+E0061) after “🏴”`],
  ["Law\u202e deed\u202c", `${HIDDEN} (U+202E) after “Law”`],
  [`${"\u2066".repeat(20_000)}Law${"\u2069".repeat(20_000)}`, `${HIDDEN} (U+2066) at its start; retype the first word`],
  ["\ufeffLaw", `${HIDDEN} (U+FEFF) at its start`],
  ["the lost\ufffd word", "a lost letter (U+FFFD) after “lost”"],
  ["a\tb", "a tab (U+0009) after “a”"],
  ["a<b>b</b>", "an HTML tag"],
  ["a <BR /> b", "an HTML tag"],
  ["a <!-- b -->", "an HTML tag"],
  [" a", "a space or a line break at its start or end; delete it"],
  ["a\u00a0", "a space or a line break at its start or end"],
  ["two  spaces", "two spaces after “two”; delete one"],
  ["a\nb", "a line break, a tab, or a space at its start or end; write one line"],
  // Each alone, after a Latin letter that does not need it.
  ..."\u0000\u0085\u00ad\u034f\u061c\u115f\u180e\u200c\u200d\u200e\u2028\u2060\u2800\u3164\ue000\ufe0f\ud83d"
    .split("")
    .map((sign): [string, string] => {
      const code = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
      return [`a${sign}`, `${HIDDEN} (U+${code}) after “a”; retype that word`];
    }),
];

test.each(TEXTS.map(([text, problem]) => [problem, text]))("a text is refused that has %s", (problem, text) => {
  const { error } = fields.text("Text", { max: 50_000 }).safeParse(text);
  expect(error?.issues[0]?.message).toContain(`has ${problem}`);
});

const NO_LINK = /is not a complete web address; .* a to z only/;
const NO_EMAIL = /is not an email address .* a to z only/;

test.each<[field: typeof fields.email, addresses: string[], problem: RegExp | undefined]>([
  [
    fields.httpsUrl,
    ["https://xn--mller-kva.example/Über?next=https://a.test/#b_(c)", "https://a.test:10443/x", "https://a.test/café"],
    undefined,
  ],
  // The first "а" of each is Cyrillic.
  [
    fields.httpsUrl,
    ["https://cаlendly.com/x"],
    /has the letter “а” in its domain, .* https:\/\/xn--clendly-2fg\.com\/x$/,
  ],
  [fields.email, ["office@exаmple.com"], /has the letter “а” in its domain, .* office@xn--exmple-4nf\.com$/],
  [
    fields.httpsUrl,
    ["https://müller.example"],
    /has the letter “ü” in its domain, .* https:\/\/xn--mller-kva\.example$/,
  ],
  [
    fields.httpsUrl,
    [
      "https://%63alendly.com",
      "https://a^b.com",
      "https://xn--.com/",
      "https://-a.com/",
      "https://user:secret@a.test/",
    ],
    NO_LINK,
  ],
  [fields.httpsUrl, ["https://a.test:70000/"], /no address that a browser can open/],
  [fields.httpsUrl, ["https://a.test/\u200bx"], /\(U\+200B\) after “https:\/\/a\.test\/”/],
  [fields.email, ["a@b.test-", "a@-b.test", "a@127.0.0.11", "a@test"], NO_EMAIL],
  [fields.email, [..."?&#%,;:/\\() "].map((sign) => `office@firm${sign}x.test`), NO_EMAIL],
])("an address has the domain that it shows, and no stray sign (%#)", (field, addresses, problem) => {
  for (const address of addresses) {
    const message = field("Address").safeParse(address).error?.issues[0]?.message;
    if (problem) expect(message).toMatch(problem);
    else expect(message).toBeUndefined();
  }
});

test("a date in the future begins after today in Michigan", () => {
  // Midnight in London, evening in Detroit.
  jest.useFakeTimers({ now: new Date("2026-11-28T01:00:00Z") });
  const date = fields.isoDate("Date");
  expect(date.safeParse("2026-11-27").success).toBe(true);
  expect(date.safeParse("2026-11-28").error?.issues[0]?.message).toMatch(/in the future/);
  jest.useRealTimers();
});

test.each([
  [fields.zipCode, "4833", /is not a ZIP code/],
  [fields.clockTime, "9 am", /is not a 24-hour time/],
])("%p refuses %j", (field, text, problem) => {
  expect(field("Field").safeParse(text).error?.issues[0]?.message).toMatch(problem);
});
