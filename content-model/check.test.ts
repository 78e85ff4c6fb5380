/** @jest-environment node */
import path from "node:path";
import { parseContent } from "../gatsby/content/parse-content";
import { readContent } from "../gatsby/content/read-content";
import { RULE_CASES } from "../test/fixtures/rule-cases";
import { type MutatedContent, mutateContent } from "../test/helpers/content-mutations";
import { pathOf, withEdits } from "../test/helpers/edit-content";
import { PAYLOADS, withPayload } from "../test/helpers/injection-payloads";
import { checkContent } from "./check";
import { formatDiagnostics, formatPath } from "./diagnostics";
import type { Rule } from "./rule-types";
import { RULES } from "./rules";

const FIXTURES = readContent(path.join(__dirname, "../test/fixtures/content"));
const CORPUS = mutateContent(FIXTURES);

/** Returns what is wrong with the report about broken content; undefined if it names the right line. */
function complaint({ fault, sources, file, lines }: MutatedContent): string | undefined {
  const problems = checkContent(sources);
  const text = problems.length > 0 ? formatDiagnostics(problems) : "nothing";
  const found = lines.some((line) => text.includes(`${file}:${line}:`));
  if (!found) return `${fault} in ${file}:${lines.join(" or ")} was reported as:\n${text}`;
  if (/^\s+at |Error:|undefined|\[object|Invalid input/m.test(text))
    return `${fault} is reported with internals of the program:\n${text}`;
  return undefined;
}

describe("the content check", () => {
  it("finds no problem in the fixtures", () => {
    expect(checkContent(FIXTURES)).toEqual([]);
  });

  it("finds every fault in several hundred broken versions, and names its file and line", () => {
    expect(new Set(CORPUS.map(({ fault }) => fault)).size).toBeGreaterThan(80);
    expect(CORPUS.flatMap((broken) => complaint(broken) ?? [])).toEqual([]);
  });

  it("reports an image that does not fit, even if another field of the same file is wrong", () => {
    const awards = FIXTURES.texts.get("awards.json")?.replace(/"alt": "[^"]*"/, '"alt": ""') ?? "";
    const images = new Map([...FIXTURES.images].map(([name, image]) => [name, image && { ...image, width: 20 }]));
    const found = checkContent({ ...FIXTURES, images, texts: new Map(FIXTURES.texts).set("awards.json", awards) });
    expect(formatDiagnostics(found)).toMatch(/an image of 20 × \d+ pixels/);
  });

  describe.each(Object.entries(RULE_CASES))("with the rule %s", (name, { refused, allowed }) => {
    const others = Object.values({ ...RULES, [name]: { find: () => [] } });

    it.each(refused)("refuses %j, which no other rule does", (edits) => {
      const edited = withEdits(FIXTURES, edits);
      const fields = (rules?: readonly Rule[]) =>
        checkContent(edited, rules).map(({ file, path: field }) => `${file}: ${formatPath(field)}`);
      const [file, ...field] = pathOf(Object.keys(edits).at(-1) ?? "");
      const expected = `content/${file}.json: ${formatPath(field)}`;
      expect(fields()).toContain(expected);
      expect(fields(others)).not.toContain(expected);
    });

    it.each(allowed)("allows %j", (edits) => {
      expect(formatDiagnostics(checkContent(withEdits(FIXTURES, edits)))).toBe("No problems in the content.");
    });
  });

  it.each(PAYLOADS.filter((payload) => /<\/?[a-z!]/.test(payload)))("refuses %s in every text", (payload) => {
    const texts = new Map(
      [...FIXTURES.texts].map(([file, text]) => [file, JSON.stringify(withPayload(JSON.parse(text), payload))]),
    );
    const written = [...texts.values()].join("").split(JSON.stringify(payload).slice(0, -1)).length - 1;
    const found = checkContent({ ...FIXTURES, texts }).filter(({ actual = "" }) =>
      actual.includes(payload.slice(0, 10).replaceAll('"', '\\"')),
    );
    expect(written).toBeGreaterThan(200);
    expect(new Set(found.map(({ file, path: field }) => `${file} ${formatPath(field)}`)).size).toBe(written);
  });

  it.each([
    ["https://www.SmithLaw.com", 'is written differently by browsers; write "https://www.smithlaw.com"'],
    ["https://www.müller-recht.com", 'is written differently by browsers; write "https://www.xn--mller-recht-thb.com"'],
    ["https://www.x.com:443", 'is written differently by browsers; write "https://www.x.com"'],
    ["https://www.x.com/", "has something after the domain"],
  ])("says how to correct the site's own address %s", (url, message) => {
    const site = JSON.parse(FIXTURES.texts.get("site.json") ?? "");
    const texts = new Map(FIXTURES.texts).set("site.json", JSON.stringify({ ...site, url }));
    expect(checkContent({ ...FIXTURES, texts })).toMatchObject([
      { path: ["url"], message: expect.stringContaining(message) },
    ]);
  });

  it.each([
    [640, 800, []],
    [640, 640, []],
    [720, 1280, []],
    [1600, 1000, ["about.portrait.image"]],
    [640, 1400, ["about.portrait.image"]],
  ])("accepts a portrait only if the page can show most of it: %i × %i pixels", (width, height, fields) => {
    const metadata = { format: "png", width, height, complete: true, isSample: false } as const;
    const problems = checkContent({
      ...FIXTURES,
      images: new Map(FIXTURES.images).set("./images/portrait.png", metadata),
    });
    expect(problems.map(({ path: field }) => formatPath(field))).toEqual(fields);
    for (const { message } of problems) expect(message).toContain("choose one about 4 wide and 5 high");
  });

  it.each([
    ["stats", { sample: true, number: 1 }, "label"],
    ["reviews", { sample: true, id: "sample" }, "fullText"],
    ["awards", { sample: true }, "alt"],
  ] as const)("reports the sample, and not the firm's own entry, if both are the same: %s", (file, sample, key) => {
    const [entry] = Object(parseContent(FIXTURES)[file])[file];
    const own = { ...entry, sample: undefined };
    for (const [index, entries] of [
      [{ ...entry, ...sample }, own],
      [own, { ...entry, ...sample }],
    ].entries()) {
      const texts = new Map(FIXTURES.texts).set(`${file}.json`, JSON.stringify({ [file]: entries }));
      expect(checkContent({ ...FIXTURES, texts }).map(({ path: field }) => field)).toEqual([[file, index, key]]);
    }
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "http://firm.test/", "//firm.test"])(
    "refuses %s as a link",
    (url) => {
      const site = JSON.parse(FIXTURES.texts.get("site.json") ?? "");
      const links = Object.fromEntries(Object.keys(site.links).map((key) => [key, url]));
      const profiles = [{ label: "Bar", url }];
      const texts = new Map(FIXTURES.texts).set("site.json", JSON.stringify({ ...site, url, profiles, links }));
      const fields = checkContent({ ...FIXTURES, texts }).map(({ path: field }) => formatPath(field));
      expect(fields).toEqual(
        expect.arrayContaining(["url", "profiles[0].url", ...Object.keys(links).map((key) => `links.${key}`)]),
      );
    },
  );

  it("stays quick with ten times the content", () => {
    const tenfold = (_key: string, value: unknown) =>
      Array.isArray(value) ? Array.from({ length: 10 }, () => value).flat() : value;
    const texts = [...FIXTURES.texts].map(([file, text]): [string, string] => [
      file,
      JSON.stringify(JSON.parse(text), tenfold),
    ]);
    const start = performance.now();
    expect(checkContent({ ...FIXTURES, texts: new Map(texts) }).length).toBeGreaterThan(500);
    // A check in quadratic time would take minutes.
    expect(performance.now() - start).toBeLessThan(15_000);
  });
});
