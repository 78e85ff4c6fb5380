import type { GatsbyNode } from "gatsby";
import { contentNodeTypes, contentTypeDefs } from "./src/content-model/graphql-types";
import { findSamples } from "./src/content-model/samples";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(contentTypeDefs());
};

interface NodeModel {
  findAll(query: { type: string }): Promise<{ entries: Iterable<Record<string, unknown>> }>;
}

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  createResolvers({
    SiteJson: {
      /** True while any content file holds something that is still sample. */
      hasSampleContent: {
        type: "Boolean!",
        async resolve(_source: unknown, _args: unknown, { nodeModel }: { nodeModel: NodeModel }) {
          const results = await Promise.all(contentNodeTypes().map((type) => nodeModel.findAll({ type })));
          return results.some(({ entries }) =>
            [...entries].some((node) => findSamples(contentFields(node)).length > 0),
          );
        },
      },
    },
  });
};

/** A content node without what Gatsby adds to it. */
function contentFields({ id, parent, children, internal, __gatsby_resolved, ...fields }: Record<string, unknown>) {
  return fields;
}
