import type { GatsbyConfig } from "gatsby";
import { nodeTypeName } from "./content-model/graphql-types";
import { FAIL_ON } from "./gatsby/content/check-folder";
import { stagedContentFolder } from "./gatsby/content/content-staging";

const config: GatsbyConfig = {
  jsxRuntime: "automatic",
  // Says that there is nothing to adapt. Without it, Gatsby would install its Netlify adapter during the build, outside
  // of package-lock.json, and that would write headers of its own beside ours (docs/deploying.md).
  adapter: { name: "plain-files", adapt: () => undefined },
  graphqlTypegen: {
    // The site of the tests has a page more (test/e2e/build-fixture-site.ts), whose types belong to no code.
    typesOutputPath: process.env.TEST_PAGES ? ".cache/fixture-types.d.ts" : "gatsby-types.d.ts",
    generateOnBuild: true,
  },
  plugins: [
    "gatsby-plugin-postcss",
    "gatsby-plugin-image",
    { resolve: "gatsby-plugin-sharp", options: { failOn: FAIL_ON } },
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: stagedContentFolder(__dirname) },
    },
    {
      resolve: "gatsby-transformer-json",
      // By default an object file is named after its folder; here every file is named after itself.
      options: { typeName: ({ node }: { node: { name?: unknown } }) => nodeTypeName(String(node.name)) },
    },
  ],
};

export default config;
