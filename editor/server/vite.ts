import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build, type Connect, createServer, type InlineConfig, type Plugin, type ServerOptions } from "vite";
import { readCounties } from "../../content-model/read-counties";
import { headersFile } from "../../gatsby/postbuild/headers-file";
import { licensesFile } from "../../gatsby/webpack/licenses";
import { browserslist } from "../../package.json";
import type { EditorSettings } from "../settings";
import { editorHeaders } from "./headers";

export interface Editor {
  /** The project's folder. */
  root: string;
  /** The folder of the built editor. A build deletes what is in it. */
  out: string;
  settings: EditorSettings;
}

/** Writes the editor as static files, ready to be served at the top of an origin. @throws when a source has an error */
export async function buildEditor(editor: Editor): Promise<void> {
  // Vite would leave another value as it is, and take the packages' parts for it.
  process.env.NODE_ENV = "production";
  await build(viteConfig(editor));
}

interface DevelopedEditor extends Editor {
  /** Answers what is asked for the content. */
  api: Connect.NextHandleFunction;
  server: ServerOptions;
}

/** Serves the editor from its sources: what changes in them shows at once. */
export async function developEditor({ api, server, ...editor }: DevelopedEditor): Promise<void> {
  process.env.NODE_ENV = "development";
  const { plugins, ...config } = viteConfig(editor);
  const content: Plugin = { name: "content", configureServer: ({ middlewares }) => void middlewares.use(api) };
  await (await createServer({ ...config, plugins: [plugins, content], server, logLevel: "info" })).listen();
}

function viteConfig({ root, out, settings }: Editor): InlineConfig {
  const pages = ["index.html", "preview.html", "404.html"];
  return {
    configFile: false,
    root: path.join(root, "editor"),
    publicDir: false,
    // Every page is at its own address only.
    appType: "mpa",
    plugins: [react(), tailwindcss(), replacements(root), generatedFiles(root, settings)],
    // The project's PostCSS plugins are Gatsby's.
    css: { postcss: {} },
    build: {
      outDir: out,
      emptyOutDir: true,
      target: browserslist.map((browser) => browser.replace("ios_saf", "ios").replace(" >= ", "")),
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: pages.map((page) => path.join(root, "editor", page)) },
    },
    // What is wrong stands in the error.
    logLevel: "silent",
  };
}

/** What components of the site import, and get something else for in the preview. */
const STAND_INS: Readonly<Record<string, string>> = {
  gatsby: "gatsby.ts",
  "react/jsx-runtime": "jsx-runtime.ts",
  "react/jsx-dev-runtime": "jsx-runtime.ts",
  "react-slick": "react-slick.ts",
};

function replacements(root: string): Plugin {
  const site = path.join(root, "src", path.sep);
  return {
    name: "replacements",
    enforce: "pre",
    resolveId(name, importer) {
      // Vite 8.3 panics over an alias of a package of which nothing is used in the end.
      if (name === "svgo") return this.resolve("svgo/browser", importer);
      const standIn = importer?.startsWith(site) && STAND_INS[name];
      return standIn ? path.join(root, "editor/preview/stand-ins", standIn) : undefined;
    },
  };
}

/** What is made beside the pages, in a build and by Vite's server. */
function generatedFiles(root: string, settings: EditorSettings): Plugin {
  const apiOrigins = settings.place === "github" ? ["https://api.github.com"] : [];
  const files: Readonly<Record<string, string>> = {
    "/settings.json": JSON.stringify(settings),
    "/counties.json": JSON.stringify([...new Set(readCounties().values())]),
    "/robots.txt": "User-agent: *\nDisallow: /\n",
    "/_headers": headersFile(editorHeaders(apiOrigins)),
  };
  return {
    name: "generated-files",
    configureServer({ middlewares }) {
      middlewares.use(({ url = "" }, response, next) => (url in files ? response.end(files[url]) : next()));
    },
    generateBundle() {
      // The others are Vite's own.
      const modules = [...this.getModuleIds()].filter(path.isAbsolute);
      const written = { ...files, "/licenses.txt": licensesFile(root, modules) };
      for (const [url, source] of Object.entries(written)) {
        this.emitFile({ type: "asset", fileName: url.slice(1), source });
      }
    },
  };
}
