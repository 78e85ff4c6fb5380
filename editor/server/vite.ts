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
/** Components of the site, and what they get in the preview for what they import. */
const SITE = normalizePath(path.join(ROOT, "src/"));
const STAND_INS: Readonly<Record<string, string>> = {
  gatsby: "gatsby.ts",
  "react/jsx-runtime": "jsx-runtime.ts",
  "react-slick": "react-slick.ts",
};

/**
 * Writes the editor as static files, ready to be served at the top of an origin.
 *
 * @param out the folder to write to. What is in it is deleted
 * @throws when a source has an error
 */
export async function buildEditor(settings: EditorSettings, out: string): Promise<void> {
  // Vite would leave another value as it is, and take the packages' parts for it.
  process.env.NODE_ENV = "production";
  await build({
    configFile: false,
    logLevel: "silent",
    root: EDITOR,
    plugins: [tailwindcss(), replacements, generatedFiles(settings)],
    // The project's PostCSS plugins are Gatsby's.
    css: { postcss: {} },
    build: {
      outDir: out,
      emptyOutDir: true,
      target: browserslist.map((browser) => browser.replace("ios_saf", "ios").replace(" >= ", "")),
      modulePreload: { polyfill: false },
      rolldownOptions: { input: ["index.html", "preview.html"].map((page) => path.join(EDITOR, page)) },
    },
  }).catch(({ message }: Error) => {
    // What a plugin finds comes with the plugin's stack.
    throw new Error(stripVTControlCharacters(message).replaceAll(/\n +at .*/g, ""));
  });
}

const replacements: Plugin = {
  name: "replacements",
  enforce: "pre",
  resolveId(name, importer) {
    // Vite 8.3 panics over an alias of a package of which nothing is used in the end.
    if (name === "svgo") return this.resolve("svgo/browser", importer);
    const standIn = importer?.startsWith(SITE) && STAND_INS[name];
    return standIn ? path.join(EDITOR, "preview/stubs", standIn) : undefined;
  },
};

/** Adds the files that are made beside the pages. */
function generatedFiles(settings: EditorSettings): Plugin {
  const files: Readonly<Record<string, string>> = {
    "settings.json": JSON.stringify(settings),
    "counties.json": JSON.stringify([...new Set(readCounties().values())]),
  };
  return {
    name: "generated-files",
    generateBundle(_options, bundle) {
      // The others are Vite's own.
      const modules = [...this.getModuleIds()].filter(path.isAbsolute);
      const hashed = Object.keys(bundle).flatMap((name) => (name.startsWith("assets/") ? [`/${name}`] : []));
      const all = { ...files, _headers: editorHeaders(settings, hashed), "licenses.txt": licensesFile(ROOT, modules) };
      for (const [fileName, source] of Object.entries(all)) this.emitFile({ type: "asset", fileName, source });
    },
  };
}
