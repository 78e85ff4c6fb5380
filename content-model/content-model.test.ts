/** @jest-environment node */
import path from "node:path";
import vm from "node:vm";
import { build } from "esbuild";
import { listFiles, readContent } from "../gatsby/content/read-content";
import { checkContent } from "./check";

it("the content model needs no API that only Node or only a browser has", async () => {
  const modules = listFiles(__dirname).filter((name) => /(?<!\.test|\.d)\.ts$/.test(name));
  const exportsAll = modules.map((name) => `export * from "./${name.replace(".ts", "")}";`).join("\n");
  const { outputFiles } = await build({
    stdin: { contents: exportsAll, resolveDir: __dirname },
    bundle: true,
    write: false,
    platform: "neutral",
    mainFields: ["module", "main"],
    format: "iife",
    globalName: "model",
  });
  // These APIs exist both in browsers and in Node.
  const context = vm.createContext({ URL, TextDecoder });
  vm.runInContext(outputFiles[0]?.text ?? "", context);

  const sources = readContent(path.join(__dirname, "../test/fixtures/content"));
  const broken = { ...sources, texts: new Map(sources.texts).set("faq.json", '{ "questions": [] }') };
  const check = (content: typeof sources) => {
    context.content = content;
    return JSON.parse(vm.runInContext("JSON.stringify(model.checkContent(content))", context));
  };
  expect(check(sources)).toEqual([]);
  expect(check(broken)).toEqual(JSON.parse(JSON.stringify(checkContent(broken))));
});
