import * as z from "zod";
import type { ContentSources } from "../../content-model/check";
import { withDerived } from "../../content-model/derived-values";
import { contentNodeTypes } from "../../content-model/graphql-types";
import { findSampleItems } from "../../content-model/launch-check";
import { CONTENT_SCHEMAS } from "../../content-model/schemas";
import { fieldsOfGroup } from "../../content-model/walk-schema";

/** The part of the resolver's context that is used here. */
interface Context {
  nodeModel: { findAll(query: { type: string }): Promise<unknown> };
}

type Resolvers = Record<string, Record<string, { type?: string; resolve(source: Record<string, unknown>): unknown }>>;

/** Returns the resolvers of derived fields and of sorted lists, by type and field. */
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

/** Returns the resolvers of all fields whose values do not come straight from the content file. */
export function siteResolvers(readStaged: () => ContentSources) {
  return {
    ...derivedResolvers(),
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
