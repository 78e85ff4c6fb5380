/** @jest-environment node */
import path from "node:path";
import { getLanguageService, TextDocument } from "vscode-json-languageservice";

type Modules = {
  check: typeof import("./check");
  diagnostics: typeof import("./diagnostics");
  graphqlTypes: typeof import("./graphql-types");
  jsonSchemas: typeof import("./json-schemas");
  formModel: typeof import("../editor/draft/form-model");
  readContent: typeof import("../gatsby/content/read-content");
  schemas: typeof import("./schemas");
};

/** The project with one more line in the model: a text in each review that no firm will ever have. */
function withOneMoreField(): Modules {
  let modules: Modules | undefined;
  jest.isolateModules(() => {
    const { text } = jest.requireActual<typeof import("./fields")>("./fields");
    const schemas = jest.requireActual<Modules["schemas"]>("./schemas");
    const review = schemas.CONTENT_SCHEMAS.reviews.shape.reviews.element;
    Object.assign(review.shape, {
      treeOnTheirLot: text("Tree on their lot", { max: 30 }).describe("As the client published it."),
    });
    modules = {
      schemas,
      check: jest.requireActual("./check"),
      diagnostics: jest.requireActual("./diagnostics"),
      graphqlTypes: jest.requireActual("./graphql-types"),
      jsonSchemas: jest.requireActual("./json-schemas"),
      formModel: jest.requireActual("../editor/draft/form-model"),
      readContent: jest.requireActual("../gatsby/content/read-content"),
    };
  });
  if (!modules) throw new Error("The modules were not loaded.");
  return modules;
}

const project = withOneMoreField();

describe("a field that is added to the model", () => {
  it("stands in the form, with its name and what to know about it", () => {
    const form = project.formModel.formField(project.schemas.CONTENT_SCHEMAS.reviews.shape.reviews.element);
    const fields = Object.fromEntries(form.kind === "group" ? form.fields : []);
    const help = "As the client published it. At most 30 characters.";
    expect(fields.treeOnTheirLot).toMatchObject({ kind: "text", label: "Tree on their lot", help, max: 30 });
  });

  it("is checked", () => {
    const sources = project.readContent.readContent(path.join(__dirname, "../test/fixtures/content"));
    const { reviews } = JSON.parse(sources.texts.get("reviews.json") ?? "");
    const problemsWith = (treeOnTheirLot: string | undefined) => {
      const text = JSON.stringify({ reviews: reviews.map((review: object) => ({ ...review, treeOnTheirLot })) });
      const found = project.check.checkContent({ ...sources, texts: new Map(sources.texts).set("reviews.json", text) });
      return found.slice(0, 1).map(project.diagnostics.diagnosticSentence);
    };
    expect(problemsWith("Novi")).toEqual([]);
    expect(problemsWith(undefined)).toEqual([
      expect.stringMatching(/^`reviews\[0\]\.treeOnTheirLot` \(Tree on their lot\) is missing/),
    ]);
    expect(problemsWith("Novi ".repeat(7).trim())).toEqual([expect.stringContaining("is longer than 30 characters")]);
  });

  it("can be queried by a page", () => {
    expect(project.graphqlTypes.contentTypeDefs()).toMatch(/^type Review \{[^}]*\n {2}treeOnTheirLot: String!\n/m);
  });

  it("is offered in VS Code", async () => {
    const service = getLanguageService({});
    const uri = "file:///site/reviews.schema.json";
    service.configure({ schemas: [{ uri, fileMatch: ["*"], schema: project.jsonSchemas.jsonSchema("reviews") }] });
    const document = TextDocument.create("file:///site/reviews.json", "json", 1, '{ "reviews": [{  }] }');
    const offered = await service.doComplete(document, document.positionAt(16), service.parseJSONDocument(document));
    const field = offered?.items.find(({ label }) => label === "treeOnTheirLot");
    expect(field?.documentation).toBe("Tree on their lot. As the client published it. At most 30 characters.");
  });
});
