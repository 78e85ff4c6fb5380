import path from "node:path";
import type { Compiler, Module } from "webpack";
import { licencesText, shippedPackages } from "./licences";

/** Packages part of which is sent to visitors without going through webpack: in the styles, and as the font. */
const IN_THE_STYLES = ["tailwindcss", "@fontsource-variable/newsreader"];

/** Writes `licenses.txt` beside the bundle, and tells which files the bundle consists of. */
export class BundlePlugin {
  /**
   * @param root the project's folder
   * @param onBundle is given the names of all files of each bundle that was written
   */
  constructor(
    private readonly root: string,
    private readonly onBundle: (files: readonly string[]) => void,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap("Bundle", (compilation) => {
      compilation.hooks.processAssets.tap("Bundle", () => {
        const inTheStyles = IN_THE_STYLES.map((name) => path.join(this.root, "node_modules", name));
        const packages = shippedPackages([...[...compilation.modules].flatMap(filesOf), ...inTheStyles]);
        compilation.emitAsset("licenses.txt", new compiler.webpack.sources.RawSource(licencesText(packages)));
      });
    });
    compiler.hooks.done.tap("Bundle", ({ compilation }) =>
      this.onBundle(compilation.getAssets().map(({ name }) => name)),
    );
  }
}

/** The file of a module. One that webpack has joined from several holds these in `modules`. */
function filesOf(module: Module): string[] {
  if ("modules" in module && Array.isArray(module.modules)) return module.modules.flatMap(filesOf);
  return "resource" in module && typeof module.resource === "string" ? [module.resource] : [];
}
