import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { buildCms, serveCms } from "./cms/build";
import { readContent } from "./content-model/content-folder";
import { contentTypeDefs } from "./content-model/graphql-types";
import { RESOLVERS } from "./content-model/page-data";
import { bundlePageScript } from "./gatsby/bundle-page-script";
import { reportProblems } from "./gatsby/content-check";
import { addSiteFiles, styleSheetIn } from "./gatsby/post-build";
import { writeSchemas } from "./gatsby/vscode-schemas";

const PUBLIC = path.join(__dirname, "public");

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => writeSchemas(__dirname);

let isServing = false;

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app }) => {
  isServing = true;
  await serveCms(app);
};

/** Runs in `gatsby develop` after content has changed, even if a file was deleted. */
export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = async ({ reporter }) => {
  if (isServing) await reportProblems(reporter);
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(contentTypeDefs());
};

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  createResolvers(RESOLVERS);
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
