import * as z from "zod";
import type { ContentSources } from "../../content-model/check";
import { withDerived } from "../../content-model/derived-values";
import { contentNodeTypes } from "../../content-model/graphql-types";
import { findSampleItems } from "../../content-model/launch-check";
import { CONTENT_SCHEMAS } from "../../content-model/schemas";
import { fieldsOfGroup } from "../../content-model/walk-schema";

/** What Gatsby gives a resolver, as far as it is used here. */
interface Context {
  nodeModel: { findAll(query: { type: string }): Promise<unknown> };
}

type Resolvers = Record<string, Record<string, { type?: string; resolve(source: Record<string, unknown>): unknown }>>;

/** Of the fields that follow from others, and of sorted lists, by type and field. */
export function derivedResolvers(): Resolvers {
  const resolvers: Resolvers = {};
  const add = (schema: z.ZodType): void => {
    if (schema instanceof z.ZodArray) add(schema.element as z.ZodType);
    if (!(schema instanceof z.ZodObject)) return;
    const type = String(schema.meta()?.graphql);
    for (const [key, field] of fieldsOfGroup(schema)) {
      const { derive, sorted } = field.meta() ?? {};
      const resolve = (group: Record<string, unknown>) => Object(withDerived(schema, group))[key];
      if (derive || sorted) resolvers[type] = { ...resolvers[type], [key]: { resolve } };
      else add(field);
    }
  };
  Object.values(CONTENT_SCHEMAS).forEach(add);
  return resolvers;
}

/** What pages can ask of the content besides what stands in its files. */
export function siteResolvers(readStaged: () => ContentSources) {
  const hasSamples = () => findSampleItems(readStaged()).length > 0;
  return {
    ...derivedResolvers(),
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
