import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import sirv from "sirv";
import { CONTENT_NAMES } from "../content-model/schemas";
import { CONTENT_FOLDER, readContentFile } from "../gatsby/content-folder";
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
  const content = Object.fromEntries(CONTENT_NAMES.map((name) => [name, readContentFile(name)]));
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
    define: {
      "process.env.NODE_ENV": '"production"',
      CONFIG: JSON.stringify(cmsConfig(readRepository())),
      CONTENT: JSON.stringify(content),
    },
    logLevel: "error",
  });
  cpSync(path.resolve("node_modules/@sveltia/cms/npm/assets"), path.join(folder, "assets"), { recursive: true });
  cpSync(path.join(CONTENT_FOLDER, "images"), path.join(folder, "images"), { recursive: true });
  for (const page of ["index.html", "preview.html"]) {
    const html = readFileSync(path.join(CMS, page), "utf8").replace("STYLESHEET", styles);
    writeFileSync(path.join(folder, page), html);
  }
}

/** Builds the CMS for `gatsby develop`, which serves no HTML from public/. */
export async function serveCms(app: { use: (path: string, handler: ReturnType<typeof sirv>) => void }): Promise<void> {
  const folder = path.resolve(".cache/admin");
  await buildCms(folder, "/commons.css");
  app.use("/admin", sirv(folder));
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
