import type { GatsbyConfig } from "gatsby";
import { CONTENT_FOLDER, isLeftover } from "./content-model/content-folder";
import { schemaAt } from "./content-model/schemas";

const config: GatsbyConfig = {
  jsxRuntime: "automatic",
  // An adapter that does nothing. Without it, on Netlify, Gatsby would install its Netlify adapter during the build,
  // without package-lock.json, and the adapter would add headers to ours.
  adapter: { name: "plain-files", adapt: () => undefined },
  graphqlTypegen: { typesOutputPath: "gatsby-types.d.ts", generateOnBuild: true },
  plugins: [
    "gatsby-plugin-postcss",
    "gatsby-plugin-image",
    { resolve: "gatsby-plugin-sharp", options: { defaults: { formats: ["webp"], placeholder: "none" } } },
    "gatsby-transformer-sharp",
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: CONTENT_FOLDER, ignore: [isLeftover] } },
    {
      resolve: "gatsby-transformer-json",
      // Names each type as the model does. By default, a file with one object gets the name of its folder.
      options: { typeName: ({ node }: { node: { name: string } }) => schemaAt([node.name])?.graphql ?? node.name },
    },
  ],
};

export default config;
