import path from "node:path";
import type { Compiler, Module } from "webpack";
import { licensesFile } from "./licenses";

export interface Bundle {
  /** Names of all its files. */
  files: readonly string[];
  /** What each script was made of: paths from the project's folder, such as "node_modules/react/index.js". */
  modules: Readonly<Record<string, readonly string[]>>;
}

/** Writes `licenses.txt` beside the bundle, and tells what the bundle consists of. */
export class BundleReportPlugin {
  /**
   * @param root the project's folder
   * @param onBundle is called for each bundle that was written
   */
  constructor(
    private readonly root: string,
    private readonly onBundle: (bundle: Bundle) => void,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap("Bundle", (compilation) => {
      compilation.hooks.processAssets.tap("Bundle", () => {
        const text = licensesFile(this.root, [...compilation.modules].flatMap(filesOf));
        compilation.emitAsset("licenses.txt", new compiler.webpack.sources.RawSource(text));
      });
    });
    compiler.hooks.done.tap("Bundle", ({ compilation }) => {
      const modules: Record<string, string[]> = {};
      for (const chunk of compilation.chunks) {
        const files = [...compilation.chunkGraph.getChunkModulesIterable(chunk)].flatMap(filesOf);
        const paths = [...new Set(files)].map((file) => path.relative(this.root, file)).sort();
        for (const script of chunk.files) if (script.endsWith(".js")) modules[script] = paths;
      }
      this.onBundle({ files: compilation.getAssets().map(({ name }) => name), modules });
    });
  }
}

/** The file of a module. One that webpack has joined from several holds these in `modules`. */
function filesOf(module: Module): string[] {
  if ("modules" in module && Array.isArray(module.modules)) return module.modules.flatMap(filesOf);
  return "resource" in module && typeof module.resource === "string" ? [module.resource] : [];
}
