import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Compiler, Module } from "webpack";
import { WEBPACK_FILE } from "../postbuild/postbuild";
import { licensesFile } from "./licenses";

/**
 * Writes `licenses.txt` beside the bundle, and what each script was made of into .cache/bundle-modules.json: outside of
 * what is published, for the tests.
 *
 * @throws in the build, when a package that should have been replaced is part of the bundle
 */
export class BundlePlugin {
  /**
   * @param root the project's folder
   * @param replaced packages of which nothing may be in the bundle
   * @param onHash is called with webpack's name of each bundle that was written
   */
  constructor(
    private readonly root: string,
    private readonly replaced: readonly string[],
    private readonly onHash: (hash: string) => void,
  ) {}

  apply(compiler: Compiler): void {
    const { root } = this;
    // Of an earlier build, if there was one (`npm run build` begins anew). All else in public/ is Gatsby's.
    new compiler.webpack.CleanPlugin({ keep: (file) => !WEBPACK_FILE.test(file) }).apply(compiler);
    compiler.hooks.done.tap("Bundle", ({ compilation, hash }) => {
      const modules: Record<string, string[]> = {};
      for (const chunk of compilation.chunks) {
        const files = [...compilation.chunkGraph.getChunkModulesIterable(chunk)].flatMap(filesOf);
        const paths = [...new Set(files)].map((file) => path.relative(root, file)).sort();
        for (const script of chunk.files) if (script.endsWith(".js")) modules[script] = paths;
      }
      const bundled = Object.values(modules).flat();
      for (const name of this.replaced) assertReplaced(name, bundled);
      const licenses = licensesFile(
        root,
        bundled.map((file) => path.join(root, file)),
      );
      writeFileSync(path.join(compiler.outputPath, "licenses.txt"), licenses);
      writeFileSync(path.join(root, ".cache/bundle-modules.json"), JSON.stringify(modules, null, 1));
      this.onHash(hash);
    });
  }
}

function assertReplaced(name: string, bundled: readonly string[]): void {
  const file = bundled.find((module) => module.startsWith(`node_modules/${name}/`));
  if (!file) return;
  throw new Error(
    `${file} is part of the bundle, although gatsby/webpack/config.ts replaces ${name}. After an upgrade, see under which ` +
      "name the library imports it now, and correct or remove the line in REPLACED.",
  );
}

/** The file of a module. One that webpack has joined from several holds these in `modules`. */
function filesOf(module: Module): string[] {
  if ("modules" in module && Array.isArray(module.modules)) return module.modules.flatMap(filesOf);
  return "resource" in module && typeof module.resource === "string" ? [module.resource] : [];
}
