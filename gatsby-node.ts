import type { GatsbyNode } from "gatsby";
import { stylesDigest } from "./src/build/styles-digest";
import { createContentGate } from "./gatsby/content-gate";
import { contentNodeTypes, contentTypeDefs } from "./src/content-model/graphql-types";
import { findSamples } from "./src/content-model/samples";

const gate = createContentGate(__dirname);

/** Broken content ends the build here, before Gatsby deletes or writes anything of the last good one. */
export const onPreInit: GatsbyNode["onPreInit"] = () => {
  const problems = gate.check();
  if (problems === undefined) return;
  // Gatsby's reporter would break the lines, and with them the places that editors and terminals make into links.
  process.stderr.write(`\n${problems}\n`);
  process.exit(1);
};

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => gate.accept();

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ reporter }) => {
  gate.watch((problems) => {
    if (problems === undefined) reporter.success("All content is in order.");
    else reporter.warn(`The page still shows the last good content.\n\n${problems}\n`);
  });
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(contentTypeDefs());
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, plugins, actions }) => {
  if (stage === "build-html" || stage === "develop-html") {
    actions.setWebpackConfig({
      plugins: [plugins.define({ "process.env.STYLES_DIGEST": JSON.stringify(stylesDigest(__dirname)) })],
    });
  }
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
