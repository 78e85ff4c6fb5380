/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import type { Compiler, Configuration } from "webpack";
import { createWebpackConfig } from "./config";

let hook: NonNullable<GatsbyNode["onCreateWebpackConfig"]>;

/** Returns the configuration of a stage. The values that it defines are in the list of plugins. */
function configure(stage: string): Configuration {
  const config: Configuration = {};
  const actions = { setWebpackConfig: (part: Configuration) => Object.assign(config, part) };
  const plugins = { define: (values: object) => values };
  hook({ stage, actions, plugins } as unknown as CreateWebpackConfigArgs, { plugins: [] }, () => undefined);
  return config;
}

/** Calls the plugins of a configuration as webpack does when it writes a bundle with this hash. */
function writeBundle({ plugins }: Configuration, hash: string): void {
  const outputPath = mkdtempSync(path.join(tmpdir(), "bundle-"));
  const done = { tap: (_name: string, run: (stats: object) => void) => run({ compilation: { modules: [] }, hash }) };
  const webpack = {
    CleanPlugin: class {
      apply() {}
    },
  };
  const compiler = { outputPath, hooks: { done }, webpack } as unknown as Compiler;
  for (const plugin of plugins ?? []) if (typeof plugin === "object" && plugin) plugin.apply(compiler);
  rmSync(outputPath, { recursive: true });
}

describe("the webpack configuration", () => {
  beforeEach(() => {
    hook = createWebpackConfig(path.resolve()) ?? hook;
  });

  test("replaces the same packages while developing as in a build", () => {
    const [develop, build] = [configure("develop"), configure("build-javascript")];
    expect(develop.resolve?.alias).toMatchObject({ "gatsby-react-router-scroll": expect.any(String) });
    expect(develop.resolve?.alias).toEqual(build.resolve?.alias);
  });

  test("gives each page the hash of the bundle that was written before", () => {
    writeBundle(configure("build-javascript"), "f00d");
    expect(JSON.stringify(configure("build-html").plugins)).toContain("f00d");
  });

  test("stops the build when Gatsby asks for the pages before the bundle, and says where to look", () => {
    expect(() => configure("build-html")).toThrow(/before it has written the bundle.* in node_modules\/gatsby\/dist/);
    expect(() => configure("develop-html")).not.toThrow();
  });
});
