/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { getLanguageService, type LanguageService, TextDocument } from "vscode-json-languageservice";
import { filesFromModel } from "../gatsby/content/write-files-from-model";
import { contentNames } from "./check";
import { CONTENT_SCHEMAS } from "./schemas";

const ROOT = path.join(__dirname, "..");

function readText(...names: string[]): string {
  return readFileSync(path.join(ROOT, ...names), "utf8");
}

const FILES = filesFromModel(ROOT);
const read = (file: string) => JSON.parse(FILES.get(path.normalize(file)) ?? "");

/** Starts VS Code's language service for JSON, with the schemas and settings that the build writes. */
function startVsCode(): LanguageService {
  const settings = read(".vscode/settings.json");
  const service = getLanguageService({});
  service.configure({
    schemas: settings["json.schemas"].map(({ fileMatch, url }: { fileMatch: string[]; url: string }) => ({
      uri: url,
      fileMatch,
      schema: read(url),
    })),
  });
  return service;
}

const vsCode = startVsCode();

/** Returns the completions that VS Code offers. @param marked the file's text, with "|" where the cursor is */
async function completionsAt(file: string, marked: string) {
  const offset = marked.indexOf("|");
  const document = TextDocument.create(`file:///site/content/${file}`, "json", 1, marked.replace("|", ""));
  const list = await vsCode.doComplete(document, document.positionAt(offset), vsCode.parseJSONDocument(document));
  return (list?.items ?? []).map(({ label, documentation }) => ({
    label,
    help: typeof documentation === "object" ? documentation.value : (documentation ?? ""),
  }));
}

async function findUnderlined(file: string, text: string) {
  const document = TextDocument.create(`file:///site/content/${file}`, "json", 1, text);
  const found = await vsCode.doValidation(document, vsCode.parseJSONDocument(document));
  return found.map(({ range, message }) => ({ text: document.getText(range), message }));
}

describe("the schemas for VS Code", () => {
  it("are up to date", () => {
    const outdated = [...FILES].filter(([file, text]) => {
      return !existsSync(path.join(ROOT, file)) || readText(file) !== text;
    });
    const advice = outdated.map(([file]) => `${file} is out of date: run \`npm run build\`, which writes it.`);
    expect(advice).toEqual([]);
  });

  it.each(contentNames())("find nothing to underline in %s.json", async (name) => {
    expect(await findUnderlined(`${name}.json`, readText("test/fixtures/content", `${name}.json`))).toEqual([]);
  });
});

describe("the author of a content file in VS Code", () => {
  it("is offered the fields that a review still lacks, each with its description", async () => {
    const offered = await completionsAt("reviews.json", '{ "reviews": [{ "id": "review-7", "name": "Ann", | }] }');
    const { id, name, ...others } = CONTENT_SCHEMAS.reviews.shape.reviews.element.shape;
    expect(offered.map(({ label }) => label).sort()).toEqual(Object.keys(others).sort());
    expect(offered.filter(({ help }) => help.length < 10)).toEqual([]);
    expect(offered.find(({ label }) => label === "initial")?.help).toContain("One or two capital letters");
  });

  it.each([
    ['"date": "03/14/2025"', "03/14/2025", 'is not a date of the form "2025-03-14"'],
    ['"name": "Ann <b>Lee</b>"', "Ann <b>Lee</b>", "contains HTML"],
    ['"name": "Ann &rarr; Lee"', "Ann &rarr; Lee", "contains HTML"],
    ['"name": "Ann  Lee"', "Ann  Lee", "two in a row within a sentence"],
    ['"name": " Ann"', " Ann", "has a space at its start"],
    ['"name": "\u0410nn"', "\u0410nn", "letter of another alphabet"],
    ['"name": 7', "7", "A text is expected here"],
    ['"hasReadMore": "yes"', "yes", "neither true nor false|True or false is expected"],
    ['"nmae": "Ann"', "nmae", "not allowed"],
  ])("sees %s underlined", async (field, underlined, message) => {
    const found = await findUnderlined("reviews.json", `{ "reviews": [{ ${field} }] }`);
    expect(
      found.filter(({ text }) => text.replaceAll('"', "") === underlined).map((problem) => problem.message),
    ).toEqual([expect.stringMatching(message)]);
  });

  it.each([
    ["a missing field", "reviews.json", '{ "reviews": [{ "id": "review-7" }] }', "fullText"],
    ["an unsafe link", "site.json", '{ "links": { "consultation": "javascript:alert(1)" } }', 'starts with "https://"'],
  ])("is told of %s", async (_what, file, text, message) => {
    const found = await findUnderlined(file, text);
    expect(found.map((problem) => problem.message)).toContainEqual(expect.stringContaining(message));
  });

  it("is offered the images of a service", async () => {
    const offered = await completionsAt("services.json", '{ "services": [{ "icon": | }] }');
    expect(offered.map(({ label }) => label)).toEqual(expect.arrayContaining(['"ladyBird"', '"boundary"']));
  });
});
