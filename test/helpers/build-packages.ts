import path from "node:path";
import { build } from "esbuild";

const ROOT = path.join(__dirname, "../..");

/**
 * Returns the packages that a build needs: those that its code imports, or whose names are strings in its code.
 *
 * @param entries the files with which the build starts, relative to the project's folder
 * @param packages the packages to look for, such as the names of `devDependencies`
 */
export async function neededPackages(entries: readonly string[], packages: readonly string[]): Promise<string[]> {
  // The bundle has no imports of types, so that only packages with code are found.
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
