import { writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Compiler, Configuration } from "webpack";
import { contentTypeDefs, nodeTypeName } from "./gatsby/content/graphql-types";
import { siteResolvers } from "./gatsby/content/resolvers";
import { CONTENT_SCHEMAS } from "./gatsby/content/schemas";
import { createContentStaging, stagedContentFolder } from "./gatsby/content/staging";
import { COUNTY_MAP_TYPES, countyMapResolvers } from "./gatsby/county-map/graphql";
import { generateImages } from "./gatsby/images/generate-images";
import { createOutputBackup } from "./gatsby/postbuild/output-backup";
import { runPostbuild } from "./gatsby/postbuild/postbuild";
import { stylesDigest } from "./gatsby/ssr/styles-digest";
import { type Bundle, BundleReportPlugin } from "./gatsby/webpack/bundle-report";

const publicFolder = path.join(__dirname, "public");
const art = { root: __dirname, contentFolder: stagedContentFolder(__dirname), site: publicFolder };
const output = createOutputBackup(publicFolder, path.join(__dirname, ".cache", "before-finish"));
/**
 * Not in .cache: whenever a package or a configuration has changed, Gatsby empties that folder, but goes on believing that
 * the pictures it once made are in public/.
 */
const unused = createOutputBackup(publicFolder, path.join(__dirname, ".unused-assets"));

const staging = createContentStaging(__dirname);

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
  await output.restore();
  await unused.restore();
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ reporter }) => {
  await generateImages(art);
  staging.watch((problems) => {
    if (problems === undefined) reporter.success("No problems in the content.");
    else reporter.warn(`The page still shows the last good content.\n\n${problems}\n`);
  });
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes([contentTypeDefs(), COUNTY_MAP_TYPES]);
};

/** Pages beside those in src/pages, neither of which is ever part of the firm's site. */
export const createPages: GatsbyNode["createPages"] = async ({ actions }) => {
  // All components in all their states, for those who carry on the design.
  if (process.env.NODE_ENV === "development") {
    const { designData } = await import("./test/helpers/page-data");
    const component = path.join(__dirname, "test/fixtures/pages/design/DesignPage.tsx");
    actions.createPage({ path: "/design/", component, context: designData });
  }
  // A page such as somebody may add one day, for the tests of what is built (scripts/build-fixtures.ts).
  if (process.env.TEST_PAGES) {
    const component = path.join(__dirname, "test/fixtures/pages/privacy.tsx");
    actions.createPage({ path: "/privacy/", component, context: {} });
  }
};

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  createResolvers({ ...siteResolvers(staging.read), ...countyMapResolvers });
};

/** Names of the files that webpack has written in this run. */
let bundle: readonly string[] = [];

/** Notes, outside of what is published, what each script was made of: test/e2e/behavior/budgets.spec.ts reads it. */
function noteBundle({ files, modules }: Bundle): void {
  bundle = files;
  writeFileSync(path.join(__dirname, ".cache", "bundle-modules.json"), JSON.stringify(modules, null, 1));
}

/** A webpack plugin that takes one module for another. */
function replaceModule(request: RegExp, file: string): { apply: (compiler: Compiler) => void } {
  return { apply: (compiler) => new compiler.webpack.NormalModuleReplacementPlugin(request, file).apply(compiler) };
}

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, plugins, getConfig }) => {
  actions.setWebpackConfig({ resolve: { alias: { "staged-content": stagedContentFolder(__dirname) } } });
  if (stage === "build-html" || stage === "develop-html") {
    const digest = JSON.stringify(stylesDigest(__dirname));
    actions.setWebpackConfig({ plugins: [plugins.define({ "process.env.STYLES_DIGEST": digest })] });
  }
  if (stage !== "build-javascript") return;
  const config: Configuration = getConfig();
  actions.replaceWebpackConfig({
    ...config,
    // Gatsby's own entry, in slices.
    entry: { ...Object(config.entry), app: path.join(__dirname, "src/client/production-entry.ts") },
    // The source is public in the repository; on the site it would be weight that nobody asked for.
    devtool: false,
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve?.alias,
        "gatsby-production-app": path.join(__dirname, ".cache/production-app"),
        // For other people's scripts in a worker: Gatsby brings it into every site. This one has none.
        "@builder.io/partytown/integration": false,
        // Only for react-slick's `responsive`, which is not used (src/components/carousel/useSlidesToShow.ts).
        json2mq: false,
        // Where a page stands is the browser's task.
        "gatsby-react-router-scroll": path.join(__dirname, "src/client/replacements/gatsby-react-router-scroll.ts"),
        // react-slick brings a copy of what every browser that runs this site has.
        "resize-observer-polyfill": path.join(__dirname, "src/client/replacements/resize-observer-polyfill.ts"),
      },
    },
    plugins: [
      ...(config.plugins ?? []),
      new BundleReportPlugin(__dirname, noteBundle),
      // A relative import of Gatsby's own, which an alias does not reach.
      replaceModule(
        /\.\/head\/head-export-handler-for-browser$/,
        path.join(__dirname, "src/client/replacements/gatsby-head.ts"),
      ),
    ],
    optimization: {
      ...config.optimization,
      // Gatsby's own two, but the licenses stand in one file instead of in comments and a file per script.
      minimizer: [
        plugins.minifyJs({ extractComments: false, terserOptions: { output: { ecma: 5, comments: false } } }),
        plugins.minifyCss(),
      ],
    },
  });
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ getNodesByType, reporter }) => {
  /** A content file as GraphQL got it, in the types of the model. */
  const content = (name: string): unknown => contentFields({ ...getNodesByType(nodeTypeName(name))[0] });

  const advice = await generateImages(art)
    .then(() =>
      runPostbuild({
        site: publicFolder,
        output,
        unused,
        content: {
          site: CONTENT_SCHEMAS.site.parse(content("site")),
          landing: CONTENT_SCHEMAS.landing.parse(content("landing")),
          services: CONTENT_SCHEMAS.services.parse(content("services")),
          cities: CONTENT_SCHEMAS.cities.parse(content("cities")),
        },
        bundle,
        // Netlify says what it builds for. Whoever builds elsewhere means it.
        indexable: (process.env.CONTEXT ?? "production") === "production",
        now: new Date(),
      }),
    )
    .catch((error: unknown) => {
      // In a sentence: where in Gatsby it was thrown helps nobody.
      reporter.panic(error instanceof Error ? error.message : String(error));
    });
  if (advice) reporter.warn(advice);
};

/** A content node without what Gatsby adds to it. */
function contentFields({ id, parent, children, internal, __gatsby_resolved, ...fields }: Record<string, unknown>) {
  return fields;
}
