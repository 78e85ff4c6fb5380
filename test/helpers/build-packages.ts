import path from "node:path";
import { build } from "esbuild";

const ROOT = path.join(__dirname, "../..");

/**
 * Which packages a build needs, out of some: those that its code imports, or reads by their names.
 *
 * @param entries the files that it starts with, from the project's folder
 * @param packages for example the names of `devDependencies`
 */
export async function neededPackages(entries: readonly string[], packages: readonly string[]): Promise<string[]> {
  // Types are gone from what is bundled; what is left between quotation marks is imported, or read by its name.
  const bundle = await build({
    absWorkingDir: ROOT,
    entryPoints: [...entries],
    bundle: true,
    write: false,
    logLevel: "silent",
    outdir: "unused",
    platform: "node",
    packages: "external",
    jsx: "automatic",
    external: ["staged-content/*", "*.woff2"],
  });
  const code = bundle.outputFiles.map(({ text }) => text).join("\n");
  return packages.filter((name) => code.includes(`"${name}"`) || code.includes(`"${name}/`));
}
