import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { buildCms, serveCms } from "./cms/build";
import { checkContent } from "./content-model/check";
import { CONTENT_FOLDER, isBehindLink, readContent } from "./content-model/content-folder";
import { contentTypeDefs } from "./content-model/graphql-types";
import { formatProblems } from "./content-model/report";
import { JSON_SCHEMA } from "./content-model/schemas";
import { bundlePageScript } from "./gatsby/bundle-page-script";
import { addSiteFiles, styleSheetIn } from "./gatsby/post-build";

const PUBLIC = path.resolve("public");

/** Writes the JSON Schemas that help edit the content in VS Code (.vscode/settings.json). */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => {
  const folder = path.resolve(".vscode/schemas");
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of Object.entries(JSON_SCHEMA.properties ?? {})) {
    writeFileSync(path.join(folder, `${name}.schema.json`), JSON.stringify(schema, null, 2));
  }
};

let isServing = false;

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app }) => {
  isServing = true;
  await serveCms(app);
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

/** While developing, Gatsby does not notice that a link has taken the place of a file or folder. */
export const onCreateNode: GatsbyNode["onCreateNode"] = ({ node, actions }) => {
  const owner = { name: "gatsby-source-filesystem" };
  if (node.internal.type === "File" && isBehindLink(String(node.absolutePath))) actions.deleteNode(node, owner);
};

export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  const [, status] = /^\/(404|500)\/$/.exec(page.path) ?? [];
  if (!status) return;
  // Hosts answer errors with 404.html and 500.html. Gatsby would also publish these pages as /404/ and /500/.
  actions.deletePage(page);
  actions.createPage({ ...page, path: `/${status}.html` });
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, plugins }) => {
  // Source maps would add 2 MB to a site of 1.4 MB (without /admin/).
  if (stage === "build-javascript") actions.setWebpackConfig({ devtool: false });
  if (!stage.endsWith("html")) return;
  actions.setWebpackConfig({ plugins: [plugins.define({ PAGE_SCRIPT: JSON.stringify(bundlePageScript()) })] });
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  await addSiteFiles(PUBLIC, readContent().site.url);
  await buildCms(path.join(PUBLIC, "admin"), styleSheetIn(PUBLIC));
};
