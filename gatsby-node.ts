import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { buildCms, serveCms } from "./cms/build";
import { contentTypeDefs } from "./content-model/graphql-types";
import { createContentCheck } from "./gatsby/content/content-check";
import { readContentFile } from "./gatsby/content/content-folder";
import { contentResolvers } from "./gatsby/content/resolvers";
import { writeSchemas } from "./gatsby/content/vscode-schemas";
import { runPostbuild, styleSheetIn } from "./gatsby/postbuild/postbuild";
import { createWebpackConfig } from "./gatsby/webpack/config";

const PUBLIC = path.join(__dirname, "public");

/** True when test/e2e/build-fixture-site.ts builds the site of the fixtures, which has an additional page. */
const isFixtureSite = Boolean(process.env.TEST_PAGES);
// Netlify sets CONTEXT. Elsewhere, where it is missing or empty, every build is for production.
const indexable = (process.env.CONTEXT || "production") === "production";

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => writeSchemas(__dirname);

let checkAfterSave: (() => void) | undefined;

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app, reporter }) => {
  checkAfterSave = createContentCheck(reporter);
  await serveCms(app);
};

export const onCreateNode: GatsbyNode["onCreateNode"] = ({ node }) => {
  if (node.internal.type === "File") checkAfterSave?.();
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(contentTypeDefs());
};

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  createResolvers(contentResolvers);
};

export const createPages: GatsbyNode["createPages"] = ({ actions }) => {
  if (!isFixtureSite) return;
  const component = path.join(__dirname, "test/fixtures/pages/test-page.tsx");
  actions.createPage({ path: "/test-page/", component, context: {} });
};

export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  if (page.path !== "/404/") return;
  // Hosts answer unknown paths with 404.html. Gatsby would also publish this page as /404/.
  actions.deletePage(page);
  actions.createPage({ ...page, path: "/404.html" });
};

export const onCreateWebpackConfig = createWebpackConfig(__dirname);

export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  await runPostbuild({ site: PUBLIC, url: readContentFile("site").url, indexable });
  await buildCms(path.join(PUBLIC, "admin"), styleSheetIn(PUBLIC));
};
