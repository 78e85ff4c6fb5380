import { readFileSync } from "node:fs";
import path from "node:path";
import { contentNodeTypes } from "./graphql-types";
import { readImageMetadata } from "./image-metadata";
import { findSampleItems } from "./launch-check";
import { readContent } from "./read-content";

interface NodeModel {
  findAll(query: { type: string }): Promise<unknown>;
}

/**
 * What pages can ask of the content besides what stands in its files.
 *
 * @param contentFolder the folder that Gatsby reads
 */
export function siteResolvers(contentFolder: string) {
  const hasSamples = () => findSampleItems(readContent(contentFolder)).length > 0;
  return {
    SiteJson: {
      /** Empty once nothing is sample any more, so that no page carries the words along. */
      sampleNotice: {
        resolve: ({ sampleNotice }: { sampleNotice: string }) => (hasSamples() ? sampleNotice : ""),
      },
      /** True while `npm run check:launch` would list anything. */
      hasSampleContent: {
        type: "Boolean!",
        async resolve(_source: unknown, _args: unknown, { nodeModel }: { nodeModel: NodeModel }) {
          // For Gatsby to know on what the answer depends: any content file, any picture.
          for (const type of [...contentNodeTypes(), "File"]) await nodeModel.findAll({ type });
          return hasSamples();
        },
      },
    },
    SiteLogo: {
      /** The logo's width divided by its height: an SVG tells no browser its size before it has arrived. */
      ratio: {
        type: "Float!",
        resolve: ({ image }: { image: string }) => imageRatio(path.join(contentFolder, image)),
      },
    },
  };
}

function imageRatio(file: string): number {
  const facts = readImageMetadata(readFileSync(file));
  if (!facts) throw new Error(`${file} is no picture that the site can show; save it as SVG or PNG again`);
  return facts.width / facts.height;
}
