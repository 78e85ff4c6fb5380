import type { ContentSources } from "../../content-model/check";
import { fromAToZ } from "../../content-model/derivations";
import { contentNodeTypes } from "../../content-model/graphql-types";
import { findSampleItems } from "../../content-model/launch-check";

/** What Gatsby gives a resolver, as far as it is used here. */
interface Context {
  nodeModel: { findAll(query: { type: string }): Promise<unknown> };
}

/** What pages can ask of the content besides what stands in its files. */
export function siteResolvers(readStaged: () => ContentSources) {
  const hasSamples = () => findSampleItems(readStaged()).length > 0;
  return {
    SiteJson: {
      /** Empty once nothing is sample any more, so that no page carries the words along. */
      sampleNotice: { resolve: ({ sampleNotice }: { sampleNotice: string }) => (hasSamples() ? sampleNotice : "") },
      /** True while `npm run check:launch` would list anything. */
      hasSampleContent: {
        type: "Boolean!",
        async resolve(_source: unknown, _args: unknown, { nodeModel }: Context) {
          // For Gatsby to know on what the answer depends: all content files and all images.
          for (const type of [...contentNodeTypes(), "File"]) await nodeModel.findAll({ type });
          return hasSamples();
        },
      },
    },
    /** However the file lists them. */
    CitiesJson: { cities: { resolve: ({ cities }: { cities: readonly string[] }) => fromAToZ(cities) } },
    SiteLogo: {
      /** The logo's width divided by its height: an SVG tells no browser its size before it has arrived. */
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
