import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build, type Plugin } from "esbuild";
import sharp from "sharp";
import { CONTENT_FOLDER, readContentFile } from "../content-model/content-folder";
import { usedImages } from "../content-model/rules";
import { CONTENT_NAMES, type Content } from "../content-model/schemas";
import { repository } from "../package.json";
import { cmsConfig } from "./config";

/** Found from the working directory, because Gatsby compiles this file into another folder. */
const CMS = path.resolve("cms");

/**
 * Bundles the CMS with all that it needs, so that none of it comes from other hosts.
 *
 * @param folder becomes /admin/
 * @param styles the address of the site's style sheet, for the preview
 */
export async function buildCms(folder: string, styles: string): Promise<void> {
  const content: Partial<Content> = Object.fromEntries(CONTENT_NAMES.map((name) => [name, readContentFile(name)]));
  await build({
    entryPoints: [path.join(CMS, "admin.ts"), path.join(CMS, "preview.tsx")],
    outdir: folder,
    bundle: true,
    format: "esm",
    splitting: true,
    minify: true,
    jsx: "automatic",
    loader: { ".png": "file" },
    // Only a field for code would need Shiki's 350 files.
    external: ["@shikijs/*"],
    alias: { gatsby: path.join(CMS, "gatsby-stub.ts") },
    plugins: [noSlider],
    define: {
      "process.env.NODE_ENV": '"production"',
      CONFIG: JSON.stringify(cmsConfig(readRepository())),
      CONTENT: JSON.stringify(content),
    },
    logLevel: "error",
  });
  cpSync(path.resolve("node_modules/@sveltia/cms/npm/assets"), path.join(folder, "assets"), { recursive: true });
  await publishImages(new Set(usedImages(content).map(({ text }) => text)), CONTENT_FOLDER, folder);
  for (const page of ["index.html", "preview.html"]) {
    const html = readFileSync(path.join(CMS, page), "utf8").replace("STYLESHEET", styles);
    writeFileSync(path.join(folder, page), html);
  }
}

/** Without react-slick the reviews stay in their row (Carousel.tsx), which the preview can scroll to the edited one. */
const noSlider: Plugin = {
  name: "no-slider",
  setup: ({ onLoad }) => onLoad({ filter: /SlickSlider\.tsx$/ }, () => ({ contents: "throw new Error()" })),
};

/** Copies images, turned upright, and without what the camera wrote into them, such as place and owner. */
export async function publishImages(images: ReadonlySet<string>, from: string, to: string): Promise<void> {
  rmSync(path.join(to, "images"), { recursive: true, force: true });
  mkdirSync(path.join(to, "images"), { recursive: true });
  for (const image of images) {
    const copy = path.join(to, image);
    mkdirSync(path.dirname(copy), { recursive: true });
    await sharp(path.join(from, image)).rotate().toFile(copy);
  }
}

/** The part of Gatsby's Express app that is used here. */
interface DevelopServer {
  get(path: string, handler: (request: { params: string[] }, response: FileResponse, next: () => void) => void): void;
}
interface FileResponse {
  sendFile(file: string, options: { root: string }, done: (error?: Error) => void): void;
}

/** Builds the CMS for `gatsby develop`, which serves no HTML from public/. */
export async function serveCms(app: DevelopServer): Promise<void> {
  const root = path.resolve(".cache/admin");
  await buildCms(root, "/commons.css");
  app.get("/admin/*", ({ params }, response, next) => {
    response.sendFile(params[0] || "index.html", { root }, (error) => error && next());
  });
}

/** Returns the repository that the CMS edits: on Netlify the one being built, else the one in package.json. */
function readRepository() {
  const { REPOSITORY_URL, CONTEXT, BRANCH } = process.env;
  const url = REPOSITORY_URL || repository;
  const [repo] = /[^/:]+\/[^/]+$/.exec(url.replace(/\.git$/, "")) ?? [];
  if (!repo) throw new Error(`"${url}" is not the address of a repository; correct package.json or REPOSITORY_URL.`);
  // In a preview, BRANCH is the pull request's branch.
  return { repo, branch: (CONTEXT === "production" && BRANCH) || "main" };
}
