import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { buildCms, serveCms } from "./cms/build";
import { checkContent } from "./content-model/check";
import { CONTENT_FOLDER, readContent } from "./content-model/content-folder";
import { contentTypeDefs } from "./content-model/graphql-types";
import { formatProblems } from "./content-model/report";
import { JSON_SCHEMA } from "./content-model/schemas";
import { bundlePageScript } from "./gatsby/bundle-page-script";
import { addSiteFiles, styleSheetIn } from "./gatsby/post-build";

const PUBLIC = path.resolve("public");

let isServing = false;

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app }) => {
  isServing = true;
  await serveCms(app);
  // VS Code checks and completes content/*.json with these schemas (.vscode/settings.json).
  mkdirSync(".vscode/schemas", { recursive: true });
  for (const [name, schema] of Object.entries(JSON_SCHEMA.properties ?? {})) {
    writeFileSync(`.vscode/schemas/${name}.schema.json`, JSON.stringify(schema, null, 2));
  }
};

/** Says what is wrong with the content after a save during `gatsby develop`, even if a file was deleted. */
export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = async () => {
  if (!isServing) return;
  const { problems } = await checkContent(CONTENT_FOLDER);
  // Gatsby's reporter would wrap the lines, and break the links that terminals make of "file:line".
  process.stderr.write(`\n${formatProblems(problems)}\n\n`);
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(contentTypeDefs());
};

export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  if (!["/404/", "/500/"].includes(page.path)) return;
  // Hosts answer errors with 404.html and 500.html.
  actions.deletePage(page);
  actions.createPage({ ...page, path: page.path.replace(/\/$/, ".html") });
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, plugins }) => {
  // Source maps would add 2 MB to a site of 1.4 MB (without /admin/).
  if (stage === "build-javascript") actions.setWebpackConfig({ devtool: false });
  if (stage.endsWith("html")) {
    actions.setWebpackConfig({ plugins: [plugins.define({ PAGE_SCRIPT: JSON.stringify(bundlePageScript()) })] });
  }
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }) => {
  addSiteFiles(PUBLIC, readContent().site, [...store.getState().pages.keys()]);
  await buildCms(path.join(PUBLIC, "admin"), styleSheetIn(PUBLIC));
};
