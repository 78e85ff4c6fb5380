import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import tailwindcss from "@tailwindcss/vite";
import { build, normalizePath, type Plugin } from "vite";
import { readCounties } from "../../content-model/read-counties";
import { licensesFile } from "../../gatsby/webpack/licenses";
import { browserslist } from "../../package.json";
import type { EditorSettings } from "../settings";
import { editorHeaders } from "./headers";

const ROOT = path.join(__dirname, "../..");
const EDITOR = path.join(ROOT, "editor");
const SITE = normalizePath(path.join(ROOT, "src/"));
/** Modules that the site's components import, and their replacements in the preview. */
const STUBS: Readonly<Record<string, string>> = {
  gatsby: "gatsby.ts",
  "react/jsx-runtime": "jsx-runtime.ts",
  "react-slick": "react-slick.ts",
};

/**
 * Builds the content editor as static files for the root of an origin.
 *
 * @param out the output folder, whose files are deleted first
 * @throws Error if a source file has an error
 */
export async function buildEditor(settings: EditorSettings, out: string): Promise<void> {
  // Vite keeps any other value that is set, and would bundle the development builds of packages.
  process.env.NODE_ENV = "production";
  await build({
    configFile: false,
    logLevel: "silent",
    root: EDITOR,
    plugins: [tailwindcss(), replacements, generatedFiles(settings)],
    // The project's PostCSS configuration is for Gatsby.
    css: { postcss: {} },
    build: {
      outDir: out,
      emptyOutDir: true,
      target: browserslist.map((browser) => browser.replace("ios_saf", "ios").replace(" >= ", "")),
      modulePreload: { polyfill: false },
      rolldownOptions: { input: ["index.html", "preview.html"].map((page) => path.join(EDITOR, page)) },
    },
  }).catch(({ message }: Error) => {
    // A plugin's error message contains the stack trace.
    throw new Error(stripVTControlCharacters(message).replaceAll(/\n +at .*/g, ""));
  });
}

const replacements: Plugin = {
  name: "replacements",
  enforce: "pre",
  resolveId(name, importer) {
    // An alias would make Vite 8.3 crash, because the bundle keeps no code of the package.
    if (name === "svgo") return this.resolve("svgo/browser", importer);
    const stub = importer?.startsWith(SITE) && STUBS[name];
    return stub ? path.join(EDITOR, "preview/stubs", stub) : undefined;
  },
};

/** Adds generated files to the build: settings, counties, headers and licenses. */
function generatedFiles(settings: EditorSettings): Plugin {
  return {
    name: "generated-files",
    generateBundle(_options, bundle) {
      // Vite's own modules have no absolute path.
      const modules = [...this.getModuleIds()].filter(path.isAbsolute);
      const assets = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const hashed = assets.map((name) => `/${name}`);
      const files = {
        "settings.json": JSON.stringify(settings),
        "counties.json": JSON.stringify([...new Set(readCounties().values())]),
        _headers: editorHeaders(settings, hashed),
        "licenses.txt": licensesFile(ROOT, modules),
      };
      for (const [fileName, source] of Object.entries(files)) {
        this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}
