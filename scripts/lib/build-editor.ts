import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { build, type Metafile, type Plugin } from "esbuild";
import postcss from "postcss";
import { readCounties } from "../../content-model/read-counties";
import type { EditorSettings } from "../../editor/settings";
import { headersFile } from "../../gatsby/postbuild/headers-file";
import { licensesFile } from "../../gatsby/webpack/licenses";
import { browserslist } from "../../package.json";
import { plugins } from "../../postcss.config.js";
import { editorHeaders } from "./editor-headers";

/** The pages of the editor, in editor/. They name sources, in whose place the build puts what it made of them. */
const PAGES = ["index.html", "preview.html", "404.html"];

/** What the pages name, from the project's folder. */
const ENTRIES = [
  "editor/main.tsx",
  "editor/editor.css",
  "editor/icon.svg",
  "editor/preview/preview.tsx",
  "editor/preview/preview.css",
  "src/styles/global.css",
];

/** What components of the site import, and get something else for in the preview. */
const STAND_INS: Readonly<Record<string, string>> = {
  gatsby: "editor/preview/stand-ins/gatsby.ts",
  "react/jsx-runtime": "editor/preview/stand-ins/jsx-runtime.ts",
  "react-slick": "editor/preview/stand-ins/react-slick.ts",
};

/** In a folder of their own, which is kept for a year. */
const NAME = "assets/[name]-[hash]";

export interface EditorBuild {
  /** The project's folder. */
  root: string;
  /** The folder to write to. What is in it is deleted. */
  out: string;
  settings: EditorSettings;
}

/** Writes the editor as static files, ready to be served at the top of an origin. @throws when a source has an error */
export async function buildEditor({ root, out, settings }: EditorBuild): Promise<void> {
  await rm(out, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ENTRIES,
    outdir: out,
    entryNames: NAME,
    chunkNames: NAME,
    assetNames: NAME,
    publicPath: "/",
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    format: "esm",
    target: browserslist.map((browser) => browser.replace("ios_saf", "ios").replace(" >= ", "")),
    jsx: "automatic",
    loader: { ".svg": "copy", ".woff2": "file" },
    alias: { svgo: "svgo/browser" },
    plugins: [standIns(root), tailwind],
    define: { "process.env.NODE_ENV": '"production"' },
    legalComments: "none",
    // What is wrong stands in the error.
    logLevel: "silent",
  });

  const written = outputsBySource(metafile, path.relative(root, out).replaceAll("\\", "/"));
  for (const page of PAGES) {
    const html = await readFile(path.join(root, "editor", page), "utf8");
    await writeFile(path.join(out, page), linkOutputs(html, written));
  }
  const apiOrigins = settings.place === "github" ? ["https://api.github.com"] : [];
  const modules = Object.keys(metafile.inputs).map((file) => path.join(root, file));
  const files = {
    "settings.json": JSON.stringify(settings),
    "counties.json": JSON.stringify([...new Set(readCounties().values())]),
    "licenses.txt": licensesFile(root, modules),
    "robots.txt": "User-agent: *\nDisallow: /\n",
    // Last: from it, `createStaticHost` knows that there is a new build.
    _headers: headersFile(editorHeaders(apiOrigins)),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(out, name), text);
}

/** "editor/main.tsx" → "/assets/main-ABCDEFGH.js" */
function outputsBySource({ outputs }: Metafile, out: string): Map<string, string> {
  return new Map(
    Object.entries(outputs).flatMap(([file, { entryPoint }]) =>
      entryPoint === undefined ? [] : [[entryPoint, `/${path.posix.relative(out, file)}`]],
    ),
  );
}

function linkOutputs(html: string, written: ReadonlyMap<string, string>): string {
  return html.replace(/\b(src|href)="([^"/][^"]*)"/g, (_attribute, name, source) => {
    const output = written.get(path.posix.join("editor", source));
    if (!output) throw new Error(`A page of the editor names ${source}, which is none of the entries of its bundle.`);
    return `${name}="${output}"`;
  });
}

/** Style sheets as on the site: postcss.config.js. */
const tailwind: Plugin = {
  name: "tailwind",
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path: file }) => {
      const { css } = await postcss(plugins).process(await readFile(file), { from: file });
      return { contents: css, loader: "css" };
    });
  },
};

function standIns(root: string): Plugin {
  const site = path.join(root, "src", path.sep);
  return {
    name: "stand-ins",
    setup({ onResolve }) {
      onResolve({ filter: new RegExp(`^(?:${Object.keys(STAND_INS).join("|")})$`) }, ({ path: name, importer }) =>
        importer.startsWith(site) ? { path: path.join(root, STAND_INS[name] ?? "") } : undefined,
      );
    },
  };
}
