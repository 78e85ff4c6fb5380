import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { contentTypeDefs } from "./content-model/graphql-types";
import { lockBuilds } from "./gatsby/build-lock";
import { createContentStaging, stagedContentFolder } from "./gatsby/content/content-staging";
import { siteResolvers } from "./gatsby/content/graphql-resolvers";
import { parseContent } from "./gatsby/content/parse-content";
import { writeFilesFromModel } from "./gatsby/content/write-files-from-model";
import { COUNTY_MAP_TYPES, countyMapResolvers } from "./gatsby/county-map/county-map-resolvers";
import { generateImages } from "./gatsby/images/generate-images";
import { overBudget } from "./gatsby/postbuild/budgets";
import { runPostbuild } from "./gatsby/postbuild/postbuild";
import { createWebpackConfig } from "./gatsby/webpack/config";

const publicFolder = path.join(__dirname, "public");
const images = { root: __dirname, contentFolder: stagedContentFolder(__dirname), site: publicFolder };
const staging = createContentStaging(__dirname);
/** Returns the content that has passed the check, from which the pages are made. */
const content = () => parseContent(staging.read());
/** True when test/e2e/build-fixture-site.ts builds the site of the fixtures, which has an additional page. */
const isFixtureSite = Boolean(process.env.TEST_PAGES);
// Netlify sets CONTEXT. Elsewhere, where it is missing or empty, every build is for production.
const indexable = (process.env.CONTEXT || "production") === "production";

/** Fails the build if the content is broken, before Gatsby writes any file. */
export const onPreInit: GatsbyNode["onPreInit"] = async () => {
  try {
    lockBuilds(__dirname);
    await staging.load();
    const problems = staging.problems();
    if (problems !== undefined) throw new Error(problems);
  } catch (error) {
    // Gatsby's reporter would wrap the lines, and break the links that code editors and terminals make of "file:line".
    process.stderr.write(`\n${messageOf(error)}\n`);
    process.exit(1);
  }
};

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => {
  staging.sync();
  writeFilesFromModel(__dirname);
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ reporter }) => {
  // The changes are handled one after another, so that the images and the message are those of the last change.
  let last = Promise.resolve();
  staging.watch((problems) => {
    last = last.then(async () => {
      try {
        if (problems !== undefined) throw new Error(`The page still shows the last good content.\n\n${problems}\n`);
        await generateImages(images);
        reporter.success("No problems in the content.");
      } catch (error) {
        reporter.warn(messageOf(error));
      }
    });
  });
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes([contentTypeDefs(), COUNTY_MAP_TYPES]);
};

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  createResolvers({ ...siteResolvers(staging.read), ...countyMapResolvers });
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

export const onCreateWebpackConfig = createWebpackConfig(__dirname, content, indexable);

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ reporter }) => {
  try {
    await generateImages(images);
    await runPostbuild({ site: publicFolder, content: content(), indexable, now: new Date() });
    const message = overBudget(publicFolder);
    // The firm's long texts may make a page heavy. With the fixtures, only code can be the cause.
    if (message !== undefined && isFixtureSite) throw new Error(message);
    if (message !== undefined) reporter.warn(message);
  } catch (error) {
    reporter.panic(messageOf(error));
  }
};

/** Returns the message without the stack trace, which would only show Gatsby's code. */
function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
