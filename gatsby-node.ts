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
import { runPostbuild } from "./gatsby/postbuild/postbuild";
import { createWebpackConfig } from "./gatsby/webpack/config";

const publicFolder = path.join(__dirname, "public");
const images = { root: __dirname, contentFolder: stagedContentFolder(__dirname), site: publicFolder };
const staging = createContentStaging(__dirname);
/** The content that has passed the check: what the pages are made from. */
const content = () => parseContent(staging.read());
// Netlify says what it builds for. Elsewhere every build is for production, also where the variable is there and empty.
const indexable = (process.env.CONTEXT || "production") === "production";

/** Broken content ends the build here, before Gatsby deletes or writes anything of the last good one. */
export const onPreInit: GatsbyNode["onPreInit"] = async () => {
  try {
    lockBuilds(__dirname);
    const problems = await staging.check();
    if (problems !== undefined) throw new Error(problems);
  } catch (error) {
    // Gatsby's reporter would break the lines, and with them the places that editors and terminals make into links.
    process.stderr.write(`\n${messageOf(error)}\n`);
    process.exit(1);
  }
};

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => {
  staging.sync();
  writeFilesFromModel(__dirname);
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ reporter }) => {
  // One after the other, so that the last image drawn and the last message are those of the last change.
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
  if (!process.env.TEST_PAGES) return;
  // A page such as somebody may add one day, for the tests (test/e2e/build-fixture-site.ts).
  const component = path.join(__dirname, "test/fixtures/pages/test-page.tsx");
  actions.createPage({ path: "/test-page/", component, context: {} });
};

export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  if (page.path !== "/404/") return;
  // Under this name, hosts answer with it. Gatsby would publish it twice, the second time at an address like any other.
  actions.deletePage(page);
  actions.createPage({ ...page, path: "/404.html" });
};

export const onCreateWebpackConfig = createWebpackConfig(__dirname, content, indexable);

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ reporter }) => {
  try {
    await generateImages(images);
    await runPostbuild({ site: publicFolder, content: content(), indexable, now: new Date() });
  } catch (error) {
    reporter.panic(messageOf(error));
  }
};

/** In a sentence: where in Gatsby an error was thrown helps nobody. */
function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
