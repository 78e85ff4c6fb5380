import type { ContentSources } from "../../content-model/check";
import { contentNodeTypes } from "../../content-model/graphql-types";
import { findSampleItems } from "../../content-model/launch-check";

/** The part of the resolver's context that is used here. */
interface Context {
  nodeModel: { findAll(query: { type: string }): Promise<unknown> };
}

/** Returns the resolvers of all fields whose values do not come straight from the content file. */
export function siteResolvers(readStaged: () => ContentSources) {
  return {
    SiteJson: {
      /** True as long as `npm run check:launch` lists anything. */
      hasSampleContent: {
        type: "Boolean!",
        async resolve(_source: unknown, _args: unknown, { nodeModel }: Context) {
          // This tells Gatsby that the answer depends on all content files and images.
          for (const type of [...contentNodeTypes(), "File"]) await nodeModel.findAll({ type });
          return findSampleItems(readStaged()).length > 0;
        },
      },
    },
    SiteLogo: {
      /** The logo's width divided by its height, by which the page reserves space before the logo has loaded. */
      ratio: {
        type: "Float!",
        resolve({ image }: { image: string }) {
          const metadata = readStaged().images.get(image);
          if (!metadata) throw new Error(`content/${image} cannot be shown; save the logo as SVG or PNG again`);
          return metadata.width / metadata.height;
        },
      },
    },
  };
}
