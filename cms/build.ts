import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import type { CreateDevServerArgs } from "gatsby";
import sharp from "sharp";
import { CONTENT_FOLDER, readContent } from "../content-model/content-folder";
import { usedImages } from "../content-model/images";
import { repository } from "../package.json";
import { cmsConfig } from "./config";

/**
 * Writes the CMS into a folder, with all that it needs, so that none of it comes from other hosts.
 * `styles` is the address of the site's style sheet, for the preview.
 */
export async function buildCms(folder: string, styles: string): Promise<void> {
  const content = readContent();
  await build({
    entryPoints: ["cms/admin.ts", "cms/preview.tsx"],
    outdir: folder,
    bundle: true,
    format: "esm",
    splitting: true,
    minify: true,
    loader: { ".png": "file" },
    // Only a field for code would need Shiki's 350 files.
    // Without react-slick the reviews stay in their row, which the preview can scroll.
    external: ["@shikijs/*", "react-slick"],
    alias: { gatsby: "./cms/gatsby-stub.ts" },
    define: {
      "process.env.NODE_ENV": '"production"',
      CMS_CONFIG: JSON.stringify(cmsConfig(repositoryName(), content.site.firm.name)),
      // Files leave out what is null.
      CMS_CONTENT: JSON.stringify(content, (_key, value) => value ?? undefined),
    },
    logLevel: "error",
  });
  cpSync("node_modules/@sveltia/cms/npm/assets", path.join(folder, "assets"), { recursive: true });
  await publishImages(new Set(usedImages(content).map(({ text }) => text)), CONTENT_FOLDER, folder);
  for (const page of ["index.html", "preview.html"]) {
    writeFileSync(path.join(folder, page), readFileSync(`cms/${page}`, "utf8").replace("STYLESHEET", styles));
  }
}

/** Copies images, turned upright, and without what a camera wrote into them, such as the place. */
export async function publishImages(images: ReadonlySet<string>, from: string, to: string): Promise<void> {
  for (const image of images) {
    const copy = path.join(to, image);
    mkdirSync(path.dirname(copy), { recursive: true });
    await sharp(path.join(from, image)).autoOrient().toFile(copy);
  }
}

/** Of Express, whose types Gatsby does not have. */
interface Response {
  sendFile(file: string, options: { root: string }, done: (error?: Error) => void): void;
}

/** Builds the CMS for `gatsby develop`, which serves no HTML from public/. */
export async function serveCms(app: CreateDevServerArgs["app"]): Promise<void> {
  const root = path.resolve(".cache/admin");
  await buildCms(root, "/commons.css");
  app.get("/admin/*", ({ params: [file] }: { params: string[] }, response: Response, next: () => void) => {
    response.sendFile(file || "index.html", { root }, (error) => error && next());
  });
}

/** Returns the repository that the CMS edits: on Netlify the one being built, else the one in package.json. */
function repositoryName(): string {
  const url = process.env.REPOSITORY_URL ?? repository;
  const [name] = /[^/:]+\/[^/]+$/.exec(url.replace(/\.git$/, "")) ?? [];
  if (!name) throw new Error(`"${url}" is not the address of a repository; correct package.json or REPOSITORY_URL.`);
  return name;
}
