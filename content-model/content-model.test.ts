/** @jest-environment node */
import path from "node:path";
import vm from "node:vm";
import { build } from "esbuild";
import { listFiles, readContent } from "../gatsby/content/read-content";
import { checkContent } from "./check";

it("runs by the same import where there is nothing of Node and nothing of a browser", async () => {
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
  // What the standards of the web have everywhere, and Node as well.
  const world = vm.createContext({ URL, TextDecoder });
  vm.runInContext(outputFiles[0]?.text ?? "", world);

  const sources = readContent(path.join(__dirname, "../test/fixtures/content"));
  const broken = { ...sources, texts: new Map(sources.texts).set("faq.json", '{ "questions": [] }') };
  const check = (content: typeof sources) => {
    world.content = content;
    return JSON.parse(vm.runInContext("JSON.stringify(model.checkContent(content))", world));
  };
  expect(check(sources)).toEqual([]);
  expect(check(broken)).toEqual(JSON.parse(JSON.stringify(checkContent(broken))));
});
