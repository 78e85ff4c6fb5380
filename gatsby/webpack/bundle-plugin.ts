import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Compiler, Module } from "webpack";
import { WEBPACK_FILE } from "../postbuild/postbuild";
import { licensesFile } from "./licenses";

/**
 * Writes `licenses.txt` beside the bundle.
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
      const bundled = [...compilation.modules].flatMap(filesOf);
      for (const name of this.replaced) assertReplaced(name, bundled);
      writeFileSync(path.join(compiler.outputPath, "licenses.txt"), licensesFile(root, bundled));
      this.onHash(hash);
    });
  }
}

function assertReplaced(name: string, bundled: readonly string[]): void {
  const file = bundled.find((module) => module.includes(path.join("/node_modules", name, "/")));
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
