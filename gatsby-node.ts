import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { createContentStaging, stagedContentFolder } from "./gatsby/content/content-staging";
import { contentTypeDefs } from "./gatsby/content/graphql-types";
import { siteResolvers } from "./gatsby/content/site-resolvers";
import { COUNTY_MAP_TYPES, countyMapResolvers } from "./gatsby/county-map/county-map-resolvers";
import { createExtraPages } from "./gatsby/extra-pages";
import { generateImages } from "./gatsby/images/generate-images";
import { contentFromNodes } from "./gatsby/postbuild/content-from-nodes";
import { createFileBackup } from "./gatsby/postbuild/file-backup";
import { runPostbuild } from "./gatsby/postbuild/postbuild";
import { changeWebpackConfig } from "./gatsby/webpack/config";

const publicFolder = path.join(__dirname, "public");
const images = { root: __dirname, contentFolder: stagedContentFolder(__dirname), site: publicFolder };
const gatsbyOutput = createFileBackup(publicFolder, path.join(__dirname, ".cache", "before-postbuild"));
/** Not in .cache, which Gatsby empties after an upgrade, still believing that public/ holds the images it once made. */
const unusedAssets = createFileBackup(publicFolder, path.join(__dirname, ".unused-assets"));
const staging = createContentStaging(__dirname);

/** Names of the files that webpack has written in this run. */
let bundle: readonly string[] = [];

/** Broken content ends the build here, before Gatsby deletes or writes anything of the last good one. */
export const onPreInit: GatsbyNode["onPreInit"] = () => {
  const problems = staging.check();
  if (problems === undefined) return;
  // Gatsby's reporter would break the lines, and with them the places that editors and terminals make into links.
  process.stderr.write(`\n${problems}\n`);
  process.exit(1);
};

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  staging.sync();
  await gatsbyOutput.restore();
  await unusedAssets.restore();
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ reporter }) => {
  await generateImages(images);
  staging.watch((problems) => {
    if (problems === undefined) reporter.success("No problems in the content.");
    else reporter.warn(`The page still shows the last good content.\n\n${problems}\n`);
  });
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes([contentTypeDefs(), COUNTY_MAP_TYPES]);
};

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  createResolvers({ ...siteResolvers(staging.read), ...countyMapResolvers });
};

export const createPages: GatsbyNode["createPages"] = ({ actions }) => createExtraPages(__dirname, actions);

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) =>
  changeWebpackConfig(__dirname, args, (files) => {
    bundle = files;
  });

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ getNodesByType, reporter }) => {
  try {
    await generateImages(images);
    const advice = await runPostbuild({
      site: publicFolder,
      gatsbyOutput,
      unusedAssets,
      content: contentFromNodes(getNodesByType),
      bundle,
      // Netlify says what it builds for. Whoever builds elsewhere means it.
      indexable: (process.env.CONTEXT ?? "production") === "production",
      now: new Date(),
    });
    if (advice) reporter.warn(advice);
  } catch (error) {
    // In a sentence: where in Gatsby it was thrown helps nobody.
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
};
