import type { Compiler, Module } from "webpack";
import { WEBPACK_FILE } from "../postbuild/postbuild";

/** A bundle that webpack has written. */
export interface Bundle {
  /** webpack's hash of the whole bundle. */
  hash: string;
  folder: string;
  /** The paths of the source files that are part of it. */
  sources: string[];
}

/** Deletes the bundle of an earlier build, and calls a function with each bundle that webpack has written. */
export class BundlePlugin {
  constructor(private readonly onBundle: (bundle: Bundle) => void) {}

  apply(compiler: Compiler): void {
    // `npm run build` starts without an earlier bundle, but `gatsby build` may not. Only files of webpack are deleted.
    new compiler.webpack.CleanPlugin({ keep: (file) => !WEBPACK_FILE.test(file) }).apply(compiler);
    compiler.hooks.done.tap("BundlePlugin", ({ compilation, hash }) => {
      this.onBundle({ hash, folder: compiler.outputPath, sources: [...compilation.modules].flatMap(sourcesOf) });
    });
  }
}

/** Returns the source files of a module. A module that webpack has concatenated from others has them in `modules`. */
function sourcesOf(module: Module): string[] {
  if ("modules" in module && Array.isArray(module.modules)) return module.modules.flatMap(sourcesOf);
  return "resource" in module && typeof module.resource === "string" ? [module.resource] : [];
}
