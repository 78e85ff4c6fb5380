/** @jest-environment node */
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { edit, FIXTURES, folder, problems, read, write } from "../test/helpers/content-copy";
import { checkContent } from "./check";
import { formatProblems } from "./report";

const BAD_VALUES: [place: string, value: unknown, message: RegExp][] = [
  ["site.firm.name", "", /^`firm.name` \(Name of the firm\) is empty; write/],
  ["site.url", "https://www.example.com/", /without a slash at the end/],
  ["site.contact.phone", "248-555-0134", /phone number.*; write it like that/],
  ["site.contact.address.region", "Michigan", /not the two letters of a state/],
  ["site.contact.address.postalCode", "4833", /is not a ZIP code/],
  ["site.contact.geo.latitude", "42.5", /is not a number; write only digits/],
  ["site.contact.geo.longitude", 83, /exceeds -64; reduce it/],
  ["site.links.deedGuideForm", "http://forms.example.com", /not a complete web address/],
  ["site.contact.afterHours", null, /is null; write a value or.*delete this field/],
  ["site.sample", "yes", /is not true or false/],
  ["site.legal.admissions.0.jurisdictions", "Michigan", /is not a list; write the entries/],
  ["landing.about.portrait.image", "./images/../portrait.png", /is not the path of a PNG/],
  ["landing.about.biography", [], /has no entries; add one/],
  ["stats.stats.0.number", 35.5, /is not a whole number/],
  ["stats.stats.1.number", "25,000", /is not a whole number; write only digits/],
  ["reviews.reviews.0.date", "2025-02-30", /^`reviews\[1\].date` .* is not a date like.*; correct/],
  ["reviews.reviews.2.constructor", "x", /not a field of this group/],
  ["awards.awards.1.image", "./images/county bar.png", /without spaces and/],
];

test("each bad value is one problem, with the fix", async () => {
  for (const [place, value] of BAD_VALUES) edit(place, value);
  const { problems } = await checkContent(folder);
  const expected = BAD_VALUES.map(([place, , message]) => {
    const file = `content/${place.split(".")[0]}.json`;
    return expect.objectContaining({ file, message: expect.stringMatching(message) });
  });
  expect(problems).toEqual(expect.arrayContaining(expected));
  expect(problems).toHaveLength(BAD_VALUES.length);
});

test("missing, unknown or repeated names are reported", async () => {
  write("notFound", read("notFound").replace(/ {4}"title".*\n/, ""));
  write("thankYou", read("thankYou").replace('  "message"', '  "massage": "Hi",\n  "message"'));
  write("cities", '{\n  "cities": ["Novi"],\n  "cities": ["Troy"]\n}');
  write("questions", "{}");
  const found = await problems();
  expect(found).toMatch(/notFound\.json:2:10: `seo.title` .* is missing; add it/);
  expect(found).toMatch(/thankYou\.json:\d+:\d+: `massage` is not a field/);
  expect(found).toMatch(/cities\.json:3:3: "cities" is written twice; delete one/);
  expect(found).toMatch(/content\/questions\.json:1:1: The site has no content file/);
  expect(found).toMatch(/4 problems\. Correct the lines above\.$/);
});

const morning = { from: "Monday", to: "Friday", opens: "08:30", closes: "12:00" };

test.each([
  ["site.contact.hours.0", { ...morning, closes: "08:00" }, /closes` .* is not after “Opens at”/],
  ["site.contact.hours.0", { ...morning, from: "Saturday" }, /to` .* comes before the first day/],
  ["site.navigation.3", { label: "Again", section: "about" }, /navigation\[4\]` .* is the same as entry 3/],
  ["cities.cities.3", "ann arbor", /cities\[4\]` .* is the same as entry 2/],
])("entries that contradict or repeat others are refused: %s", async (place, value, message) => {
  edit(place, value);
  expect(await problems()).toMatch(message);
});

test("bad values do not hide problems between files", async () => {
  edit("site.firm.name", "x".repeat(61));
  edit("site.navigation.1.section", "reviews");
  edit("reviews.reviews", []);
  expect(await problems()).toMatch(
    /site\.json:4:13: `firm.name` .* exceeds 60.*navigation\[2\].section` .* not on the page/s,
  );
});

test("bad images are refused", async () => {
  const badge = path.join(folder, "images/awards/county-bar.png");
  writeFileSync(badge, readFileSync(badge).subarray(0, 5000));
  const narrow = sharp({ create: { width: 479, height: 600, channels: 3, background: "red" } });
  await narrow.toFile(path.join(folder, "images/awards/deed-practice.png"));
  edit("awards.awards.4.image", "./images/awards/nothing.png");
  const found = await problems();
  expect(found).toMatch(/awards\[5\].image` .* does not exist/);
  expect(found).toMatch(/image` .* names a file that is damaged/);
  expect(found).toMatch(/image` .* an image of 479 × 600 pixels/);
});

test.each([
  ["site.map", /site\.map:1:1: The site has no content file/],
  ["notes\u001b[2J.txt", /^content\/notes\ufffd\[2J\.txt:1:1: .*no content file/],
  ["reviews (1).json", /^content\/reviews \(1\)\.json:1:1: .*no content file/],
  ["images/evil.html", /not a PNG, JPEG, WebP or AVIF; export/],
  ["images/unused Name.PNG", /^No problems/],
  ["images/.DS_Store", /^No problems/],
  ["~$reviews.docx", /^No problems/],
  ["reviews.json~", /^No problems/],
  ["images/Thumbs.db", /^No problems/],
  ["desktop.ini", /^No problems/],
])("the check reads the file %j in the content folder, or says what is wrong", async (file, message) => {
  writeFileSync(path.join(folder, file), "{}");
  expect(await problems()).toMatch(message);
});

test("a symbolic link is one problem, whatever it leads to", async () => {
  rmSync(path.join(folder, "faq.json"));
  const links = { "faq.json": path.join(FIXTURES, "faq.json"), "images/loop": ".." };
  for (const [link, target] of Object.entries(links)) symlinkSync(target, path.join(folder, link));
  const found = await problems();
  for (const link of Object.keys(links)) expect(found).toContain(`content/${link}:1:1: This is a link`);
  expect(found).toMatch(/\n\n2 problems/);
});

test("the check survives a missing folder", async () => {
  rmSync(folder, { recursive: true });
  expect(await problems()).toMatch(/site\.json:1:1: This file is missing; undo the change that deleted it, or add it/);
});

test("an image's name must match its file exactly, capitals included", async () => {
  cpSync(path.join(folder, "images/awards/county-bar.png"), path.join(folder, "images/badge.png"));
  edit("awards.awards.2.image", "./images/Badge.png");
  expect(await problems()).toMatch(/does not exist, with these capitals/);
});

const UNUSUAL: [place: string, value: unknown][] = [
  ["site.contact.email", "o'neil+deeds@firm.law"],
  ["site.contact.hours", [morning, { ...morning, opens: "12:00", closes: "23:59" }]],
  ["faq.questions", undefined],
  ["reviews.reviews.1.fullText", `First.\n\nSecond.\n${"a".repeat(4000)}`],
  ["reviews.reviews.0.date", "1985-02-01"],
  [
    "cities.cities",
    ["St. Clair Shores", "L’Anse", "Troy, MI", ...Array.from({ length: 400 }, (_, at) => `City ${at}`)],
  ],
];

test("unusual but valid values are accepted", async () => {
  for (const [place, value] of UNUSUAL) edit(place, value);
  expect(await problems()).toBe("No problems in the content.");
});

test("GitHub finds the file, line, column and message of a problem", () => {
  const [{ pattern }] = JSON.parse(readFileSync(".github/content-check.json", "utf8")).problemMatcher;
  const report = formatProblems([{ file: "content/images/a b.gif", line: 3, column: 5, message: "This is: no PNG." }]);
  const [, ...groups] = new RegExp(pattern[0].regexp, "m").exec(report) ?? [];
  expect(groups).toEqual(["content/images/a b.gif", "3", "5", "This is: no PNG."]);
});
